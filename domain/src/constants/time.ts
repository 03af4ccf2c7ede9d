/** A minute in milliseconds. */
export const minuteMs = 60 * 1_000;
/** An hour in milliseconds. */
export const hourMs = 60 * 60 * 1_000;
/** A day in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1_000;
