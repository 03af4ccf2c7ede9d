/** Longest message of a thread, in characters. */
export const maxMessageLength = 5_000;
/** Most messages of a thread that are shown; the newest of more. */
export const maxShownMessages = 200;
