/**
 * A regular expression group of alternatives.
 * @param words Separated by white space; each may be a pattern.
 */
export const alternatives = (words: string): string => words.trim().split(/\s+/).join('|');
