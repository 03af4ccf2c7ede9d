/**
 * The alternatives of a regular expression, of words that stand in one text.
 * @param words Separated by white space; each may be a pattern itself.
 */
export const alternatives = (words: string): string => words.trim().split(/\s+/).join('|');
