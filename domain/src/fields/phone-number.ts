/** Digits and the usual separators, at most 40 characters. */
export const phonePattern = /^\+?[\d\s().\-/]{5,32}(?:(?:x|ext\.?|#)\s?\d{1,6})?$/i;
