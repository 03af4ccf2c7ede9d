/** A password needs at least one of these. */
export const passwordSpecialCharacters = `!@#$%^&*()":?><,./';`;

/** Minimum length of a password. The message says 8, the check requires 9; both are fixed. */
export const minPasswordLength = 9;

/** Maximum number of equal characters in a row. */
export const maxPasswordRepeats = 2;

/** Firebase Authentication accepts at most 4096 characters. */
export const maxPasswordLength = 4096;
