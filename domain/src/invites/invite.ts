import { number, string } from 'yup';
import { inviteValidityMs } from '../constants/session';
import { email } from '../fields/email';
import { record, type Model } from '../fields/model';
import { formTexts } from '../texts/form';

/** What an invitation's code says once it is decrypted (000 §3 Invite code contents). */
export const inviteSchema = record({
  userEmail: email().required(formTexts.required),
  /** When it was sent, in milliseconds since 1970. */
  timestamp: number().required(),
  organization: record({
    /** `''` for somebody who belongs to none yet. */
    organizationId: string().defined(),
    logoUrl: string().default(''),
    primaryColor: string().default(''),
    name: string().default(''),
  }),
});
export type Invite = Model<typeof inviteSchema>;

/** Why an invitation is not accepted. */
export type InviteFault = 'expired' | 'emailDoesNotMatch';

/**
 * Checks an invitation (000 §4): the typed email must be the invited one, and the link is valid for three days.
 * @param now milliseconds since 1970. A link from the future is no better than an old one.
 * @returns null when it is good.
 */
export function inviteFault(invite: Invite, typedEmail: string, now: number): InviteFault | null {
  const age = now - invite.timestamp;
  if (!(age >= -clockSkewMs && age <= inviteValidityMs)) return 'expired';
  return typedEmail.trim().toLowerCase() === invite.userEmail.toLowerCase() ? null : 'emailDoesNotMatch';
}

/** How far apart the clocks of servers may be. */
const clockSkewMs = 300_000;
