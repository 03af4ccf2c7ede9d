import { isEmail } from '../fields/email-address';
import { unsubscribeFields, type Contact, type UnsubscribeType } from './contact';

/** Why somebody gets no mail, the gravest first. */
export const suppressions = [
  'restricted',
  'invalidEmail',
  'unsubscribed',
  'complained',
  'bounced',
  'optedOut',
  'duplicate',
] as const;
export type Suppression = (typeof suppressions)[number];

/**
 * Why a contact or lead gets no mail of this kind.
 * @param options.checkMailOptOut whether the organization respects the mass mail opt-out.
 * @returns null when the mail may be sent.
 */
export function suppressionOf(
  contact: Contact,
  type: UnsubscribeType,
  options: { checkMailOptOut: boolean },
): Suppression | null {
  if (!isEmail(contact.email)) return 'invalidEmail';
  if (contact[unsubscribeFields[type]]) return 'unsubscribed';
  if (contact.hasComplained) return 'complained';
  if (contact.hasBounced) return 'bounced';
  return options.checkMailOptOut && contact.massMailOptOut ? 'optedOut' : null;
}
