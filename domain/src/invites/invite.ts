import { number, string } from 'yup';
import { inviteValidityMs } from '../constants/session';
import { email } from '../fields/email';
import { record, type Model } from '../fields/model';
import { formTexts } from '../texts/form';

/** Content of an invitation's code. */
export const inviteSchema = record({
  userEmail: email().required(formTexts.required),
  /** When it was sent, in milliseconds since 1970. */
  timestamp: number().required(),
  organization: record({
    /** `''` for a user without an organization. */
    organizationId: string().defined(),
    logoUrl: string().default(''),
    primaryColor: string().default(''),
    name: string().default(''),
  }),
});
export type Invite = Model<typeof inviteSchema>;

/** Why an invitation is refused. */
export type InviteFault = 'expired' | 'emailDoesNotMatch';

/**
 * Checks an invitation: the typed email must be the invited one, and the link is valid for three days.
 * @param now milliseconds since 1970. A link from the future counts as expired.
 * @returns null when it is valid.
 */
export function inviteFault(invite: Invite, typedEmail: string, now: number): InviteFault | null {
  const age = now - invite.timestamp;
  if (!(age >= -clockSkewMs && age <= inviteValidityMs)) return 'expired';
  return typedEmail.trim().toLowerCase() === invite.userEmail.toLowerCase() ? null : 'emailDoesNotMatch';
}

/** Maximum difference between server clocks. */
const clockSkewMs = 300_000;
