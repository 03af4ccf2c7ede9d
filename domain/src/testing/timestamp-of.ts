import type { Timestamp } from '../fields/time';

/** A stored time. @param milliseconds since 1970. */
export function timestampOf(milliseconds: number): Timestamp {
  return {
    ...{ seconds: Math.floor(milliseconds / 1_000), nanoseconds: 0 },
    toDate: () => new Date(milliseconds),
    toMillis: () => milliseconds,
  };
}
