import { Deadline } from '@portal/matching/documents/limits';

/** Seconds after which the platform gives up a call. */
export const callSeconds = 120;

/** What a call keeps for itself, beside what it has others do: fetching, storing and sending what comes of it. */
const ownSeconds = 15;

/** Until when whoever works for a call that begins now has to have answered. */
export const callDeadline = (): Deadline => new Deadline((callSeconds - ownSeconds) * 1000);
