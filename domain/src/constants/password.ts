/** Characters of which a password needs at least one (002 §5). */
export const passwordSpecialCharacters = `!@#$%^&*()":?><,./';`;

/** Characters that a password needs. The texts say 8 and the check refuses fewer than 9 (002 §5). */
export const minPasswordLength = 9;

/** The same character at most so many times in a row (002 §5). */
export const maxPasswordRepeats = 2;

/** Longer values are refused: Firebase Authentication takes no more than 4096 characters. */
export const maxPasswordLength = 4096;
