import { boolean, string } from 'yup';
import { email } from '../fields/email';
import { list, record, type Model } from '../fields/model';
import { optionalText } from '../fields/text';
import { timestamp } from '../fields/time';

/** A person at a client, or a lead, who receives mails and opens public pages (001 §3, 002 §3). */
export const contactSchema = record({
  id: string().required(),
  email: email(),
  firstName: optionalText(),
  lastName: optionalText(),
  name: optionalText(),
  companyName: optionalText(),
  /** Leads are records of their own in the applicant-tracking system. */
  isLead: boolean().default(false),
  ownerId: string().default(''),
  profileLink: string().max(2000).default(''),
  /** Wants no more mails of skills marketing, of job marketing. */
  smEmailsUnsubscribe: boolean().default(false),
  jmEmailsUnsubscribe: boolean().default(false),
  massMailOptOut: boolean().default(false),
  /** Jobs whose candidates were shared with the contact. */
  sharedJobsId: list(string().required(), 1000),
  activityAt: timestamp(),
});
export type Contact = Model<typeof contactSchema>;

/** Kinds of mail that one may unsubscribe from, as they stand in links, and the field of each (002 §3). */
export const unsubscribeFields = { sm: 'smEmailsUnsubscribe', jm: 'jmEmailsUnsubscribe' } as const;
export type UnsubscribeType = keyof typeof unsubscribeFields;

export function isUnsubscribeType(value: string): value is UnsubscribeType {
  return Object.hasOwn(unsubscribeFields, value);
}

/** A line of the contacts list and of the leads list (001 §3). */
export const contactRowSchema = record({
  id: string().required(),
  profileLink: string().default(''),
  name: string().default(''),
  companyName: string().default(''),
  unsubscribed: boolean().default(false),
  massMailOptOut: boolean().default(false),
});
export type ContactRow = Model<typeof contactRowSchema>;

/** The line of a contact for one kind of mail. */
export function contactRowOf(contact: Contact, type: UnsubscribeType): ContactRow {
  return contactRowSchema.cast({ ...contact, unsubscribed: contact[unsubscribeFields[type]] });
}

/** May a mail of this kind go to the contact? Opting out of mass mail counts where the organization looks at it. */
export function mayMail(contact: Contact, type: UnsubscribeType, options: { checkMailOptOut: boolean }): boolean {
  if (contact[unsubscribeFields[type]] || contact.email === '') return false;
  return !(options.checkMailOptOut && contact.massMailOptOut);
}
