import { mixed, number, type MixedSchema } from 'yup';

/**
 * A Firestore timestamp. A structural type that both the client's and the server's `Timestamp` class satisfy.
 */
export interface Timestamp {
  readonly seconds: number;
  readonly nanoseconds: number;
  toDate(): Date;
  toMillis(): number;
}

/** A stored timestamp; null while a server timestamp is pending. */
export function timestamp(): MixedSchema<Timestamp | null | undefined> {
  return mixed<Timestamp>().nullable();
}

const daySeconds = 24 * 60 * 60;

/** A duration in seconds that a browser measured. A longer one than a day counts as a day. */
export function seconds() {
  return number()
    .min(0)
    .transform((value: number) => Math.min(value, daySeconds))
    .default(0);
}
