import { string } from 'yup';
import type { Contact } from '../contacts/contact';
import { email } from '../fields/email';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { clientAccessTexts } from '../texts/client-connect';

/** Which jobs a client contact sees in Client Connect. */
export const accessLevels = ['off', 'ownJobs', 'allJobs'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/**
 * A contact's access to Client Connect at one organization, `organizations/{organizationId}/portalAccess/{contactId}`. It
 * alone grants the access; the user document says nothing about it. Only functions write it.
 */
export const portalAccessSchema = record({
  contactId: string().required(),
  organizationId: string().required(),
  /** The contact's email when the access was set: the access ends when the contact gets another one. */
  email: email(),
  level: string().oneOf(accessLevels).required().default('off'),
  /** Uid of the user who set the level last. */
  grantedBy: string().default(''),
  /** When the login link was mailed last; null before. */
  sentAt: timestamp(),
  /** First visit after the contact's email was proved; null before. */
  verifiedAt: timestamp(),
});
export type PortalAccess = Model<typeof portalAccessSchema>;

/** State of a contact's login, as staff see it. */
export const loginStatuses = ['noLogin', 'loginSent', 'loginVerified', 'loginDisabled'] as const;
export type LoginStatus = (typeof loginStatuses)[number];

/** The state of a login; a contact without an access has none. */
export function loginStatusOf(access: Pick<PortalAccess, 'level' | 'sentAt' | 'verifiedAt'> | null): LoginStatus {
  if (!access) return 'noLogin';
  if (access.level === 'off') return access.sentAt || access.verifiedAt ? 'loginDisabled' : 'noLogin';
  if (access.verifiedAt) return 'loginVerified';
  return access.sentAt ? 'loginSent' : 'noLogin';
}

/** Whether the access lets its contact in: switched on, and still for the contact's email. */
export function isAccessOpen(
  access: Pick<PortalAccess, 'level' | 'email'>,
  contact: Pick<Contact, 'email' | 'isLead'>,
): boolean {
  return access.level !== 'off' && !contact.isLead && access.email !== '' && access.email === contact.email;
}

/** The levels with their names, for menus. */
export const accessLevelOptions = accessLevels.map((value) => ({ value, label: clientAccessTexts.levels[value] }));
