import { Deadline } from '@portal/matching/documents/limits';

/** Timeout of an https function, unless the function sets its own. */
export const callSeconds = 120;

/** Reserved for the call's own work: storing and sending the result. */
const ownSeconds = 15;

/**
 * The deadline for everything a call waits for, from its beginning: receiving, fetching and parsing files share it.
 * @param timeoutSeconds timeout of the function.
 */
export const callDeadline = (timeoutSeconds: number): Deadline => new Deadline((timeoutSeconds - ownSeconds) * 1000);
