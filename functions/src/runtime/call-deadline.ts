import { Deadline } from '@portal/matching/documents/limits';

/** Seconds after which the platform gives up a call of an https function, unless the function asks for more. */
export const callSeconds = 120;

/** What a call keeps for itself, beside what it has others do: storing and sending what comes of it. */
const ownSeconds = 15;

/**
 * Until when whoever works for a call has to have answered. A call has one, from its beginning: receiving and fetching
 * files take of it like reading them.
 * @param timeoutSeconds after which the platform gives up this call.
 */
export const callDeadline = (timeoutSeconds: number): Deadline => new Deadline((timeoutSeconds - ownSeconds) * 1000);
