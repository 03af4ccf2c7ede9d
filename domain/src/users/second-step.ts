import { number, string } from 'yup';
import { list, record, type Model } from '../fields/model';

/** Recovery codes that a user gets at a time; each works once. */
export const recoveryCodeCount = 10;

/** A recovery code without its separator: 50 random bits in Crockford's alphabet, which has no similar characters. */
export const recoveryCodeAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
export const recoveryCodeLength = 10;

/** The second step of a user, `users/{uid}/private/secondStep`: functions only. */
export const secondStepSchema = record({
  /** The sealed key of the one-time codes (RFC 6238). */
  secret: string().required(),
  /** Number of the last time step whose code was used: a code works once. */
  lastStep: number().default(0),
  /** Keyed hashes of the recovery codes that are left. */
  recoveryHashes: list(string().required(), recoveryCodeCount),
});
export type SecondStep = Model<typeof secondStepSchema>;

/** A code as it is compared: `ABCDE-12345` and `123 456` lose what is there for readers. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '');
}
