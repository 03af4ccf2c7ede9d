import { boolean, string } from 'yup';
import { email } from '../fields/email';
import { list, record, type Model } from '../fields/model';
import { optionalText } from '../fields/text';
import { timestamp } from '../fields/time';

/** Who maintains a record: the ATS or the portal itself. */
export const recordSources = ['ats', 'portal'] as const;

/** A person at a client, or a lead, who receives mails and opens public pages. */
export const contactSchema = record({
  id: string().required(),
  email: email(),
  firstName: optionalText(),
  lastName: optionalText(),
  name: optionalText(),
  companyName: optionalText(),
  /** The ATS keeps leads in records of their own. */
  isLead: boolean().default(false),
  ownerId: string().default(''),
  profileLink: string().max(2000).default(''),
  /** Unsubscribed from skills marketing, from job marketing. */
  smEmailsUnsubscribe: boolean().default(false),
  jmEmailsUnsubscribe: boolean().default(false),
  massMailOptOut: boolean().default(false),
  /** Jobs whose candidates were shared with the contact. */
  sharedJobsId: list(string().required(), 1000),
  /** The portal's own may be changed in the portal; those of the ATS are changed there. */
  source: string().oneOf(recordSources).default('ats'),
  organizationId: string().default(''),
  /** Tearsheets that list the contact. */
  tearsheetIds: list(string().required(), 300),
  /** The mailbox does not exist, or the recipient reported a mail as spam: no further mail. */
  hasBounced: boolean().default(false),
  hasComplained: boolean().default(false),
  createdAt: timestamp(),
  activityAt: timestamp(),
});
export type Contact = Model<typeof contactSchema>;

/** Kinds of mail to unsubscribe from, as links name them, and the field of each. */
export const unsubscribeFields = { sm: 'smEmailsUnsubscribe', jm: 'jmEmailsUnsubscribe' } as const;
export type UnsubscribeType = keyof typeof unsubscribeFields;

export function isUnsubscribeType(value: string): value is UnsubscribeType {
  return Object.hasOwn(unsubscribeFields, value);
}

/** A row of the contacts list and of the leads list. */
export const contactRowSchema = record({
  id: string().required(),
  profileLink: string().default(''),
  name: string().default(''),
  companyName: string().default(''),
  unsubscribed: boolean().default(false),
  massMailOptOut: boolean().default(false),
});
export type ContactRow = Model<typeof contactRowSchema>;

/** The row of a contact for one kind of mail. */
export function contactRowOf(contact: Contact, type: UnsubscribeType): ContactRow {
  return contactRowSchema.cast({ ...contact, unsubscribed: contact[unsubscribeFields[type]] });
}

/** Whether the contact may get this kind of mail. The mass mail opt-out counts only if the organization checks it. */
export function mayMail(contact: Contact, type: UnsubscribeType, options: { checkMailOptOut: boolean }): boolean {
  if (contact[unsubscribeFields[type]] || contact.email === '') return false;
  return !(options.checkMailOptOut && contact.massMailOptOut);
}
