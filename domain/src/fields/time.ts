import { mixed, type MixedSchema } from 'yup';

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
