import { mixed, type MixedSchema } from 'yup';

/**
 * A point in time as Firestore gives it. Structural, so that the domain needs neither the client's nor the server's
 * `Timestamp` class; both fit.
 */
export interface Timestamp {
  readonly seconds: number;
  readonly nanoseconds: number;
  toDate(): Date;
  toMillis(): number;
}

/** A stored point in time; null while a server time has not been written yet. */
export function timestamp(): MixedSchema<Timestamp | null | undefined> {
  return mixed<Timestamp>().nullable();
}
