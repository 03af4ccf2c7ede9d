import { string } from 'yup';
import { isEmail } from '../fields/email-address';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** The notice to a person about what the organization does with their data; only functions write it. */
export const noticeSchema = record({
  /** When the notice was mailed; null when it was not. */
  sentAt: timestamp(),
  sentTo: string().default(''),
});
export type Notice = Model<typeof noticeSchema>;

/** Variables of the notice's text. */
export const noticeVariables = ['organization', 'source', 'date'] as const;
export type NoticeVariable = (typeof noticeVariables)[number];

/** Whether the person of a record can be notified: the record is in use and has an email. */
export function canBeNotified({
  email,
  isDeleted,
  isRestricted,
}: {
  email: string;
  isDeleted: boolean;
  isRestricted: boolean;
}): boolean {
  return !isDeleted && !isRestricted && isEmail(email);
}

/** Fills the variables of a notice. Other brackets stay. */
export function fillNotice(text: string, values: Readonly<Record<NoticeVariable, string>>): string {
  return noticeVariables.reduce((filled, name) => filled.replaceAll(`[${name}]`, () => values[name]), text);
}
