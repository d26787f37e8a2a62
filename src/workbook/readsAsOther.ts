const other = /^\s*[-+(]?[$%]?[\d.]|^\s*(?:true|false)\s*$|^[='+@-]/i;

/** Whether a spreadsheet may take a text that is entered for a number, a date, a truth value or a formula. */
export const readsAsOther = (text: string): boolean => other.test(text);
