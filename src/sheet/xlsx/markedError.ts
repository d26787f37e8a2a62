/** The writer keeps every result that is a string as text; this mark, from Unicode's private area, tells errors apart. */
export const errorMark = "\uE000";

export const markedError = (code: string): string => errorMark + code;
