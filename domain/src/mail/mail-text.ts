import { string } from 'yup';
import { record, type Model } from '../fields/model';
import { richText, withoutMarkup } from '../fields/text';
import { formTexts } from '../texts/form';

/** Longest subject of a mail. */
export const maxSubjectLength = 300;

/** The text of a mail that staff may edit before it is sent; both may contain `[variables]`. */
export const mailTextSchema = record({
  subject: string()
    .trim()
    .max(maxSubjectLength, formTexts.tooLong(maxSubjectLength))
    .test(withoutMarkup)
    .required(formTexts.required),
  /** HTML; functions sanitize it. */
  body: richText().test('hasText', formTexts.required, (html) => hasText(html)),
});
export type MailText = Model<typeof mailTextSchema>;

/** Whether formatted text shows anything: an empty editor still has its paragraph. */
export function hasText(html: string): boolean {
  return /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}

/** A mail as one recipient gets it. */
export interface MailPreview {
  subject: string;
  /** The whole HTML document. */
  html: string;
  /** Name and email of the sender; `''` where the portal itself sends. */
  from: string;
  /** The recipient whose data fill the variables. */
  to: string;
}
