import { boolean, string } from 'yup';
import { dayMs } from '../constants/time';
import { record, type Model } from '../fields/model';

/** A day as `YYYY-MM-DD`. */
const dayPattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** What makes a file a credential, such as a license. */
export const credentialSchema = record({
  kind: string().trim().max(100).required(),
  /** The last day on which it is valid; `''` for one that does not expire. */
  expiresOn: string().matches(dayPattern, { excludeEmptyString: true }).default(''),
  /** Whether clients who see the credential may open the file; never that of an anonymous candidate. */
  isOpenToClients: boolean().default(false),
});
export type Credential = Model<typeof credentialSchema>;

/** The recruiter is reminded this long before the last day. */
const reminderMs = 14 * dayMs;

/** When the recruiter is reminded that a credential expires, in milliseconds since 1970; null for never. */
export function credentialReminderAt({ expiresOn }: Pick<Credential, 'expiresOn'>): number | null {
  return expiresOn === '' ? null : Date.parse(`${expiresOn}T00:00:00Z`) - reminderMs;
}

/** Whether a credential is no longer valid at a time in milliseconds since 1970. Days are those of UTC. */
export function isCredentialExpired({ expiresOn }: Pick<Credential, 'expiresOn'>, now: number): boolean {
  return expiresOn !== '' && expiresOn < new Date(now).toISOString().slice(0, 10);
}
