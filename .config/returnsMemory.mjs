/**
 * Makes Linux's C library give the memory of an ended interpreter back to the system; by itself it keeps what was freed
 * in pieces of up to 32 MB, and an interpreter has 30.
 */
export const returnsMemory = { MALLOC_MMAP_THRESHOLD_: String(2 ** 20) };
