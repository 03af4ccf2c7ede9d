import { string } from 'yup';
import { record, type Model } from '../fields/model';

/** A day as `YYYY-MM-DD`. */
const dayPattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** What makes a file a credential, such as a license. */
export const credentialSchema = record({
  kind: string().trim().max(100).required(),
  /** The last day on which it is valid; `''` for one that does not expire. */
  expiresOn: string().matches(dayPattern, { excludeEmptyString: true }).default(''),
});
export type Credential = Model<typeof credentialSchema>;

/** Whether a credential is no longer valid at a time in milliseconds since 1970. Days are those of UTC. */
export function isCredentialExpired({ expiresOn }: Credential, now: number): boolean {
  return expiresOn !== '' && expiresOn < new Date(now).toISOString().slice(0, 10);
}
