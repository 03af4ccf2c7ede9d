import { boolean, string } from 'yup';
import { email } from '../fields/email';
import { list, record, type Model } from '../fields/model';
import { optionalText, maxTextLength, requiredText } from '../fields/text';
import { url } from '../fields/url';
import { userZipCode } from '../fields/zip-code';
import { formTexts } from '../texts/form';

const maxCustomEmails = 20;

/** What people say about themselves in their account settings, and which mails they want (000 §2, §3, §5). */
export const profileFormSchema = record({
  displayName: requiredText(),
  profile: record({
    phone: optionalText(40),
    websiteURL: url(),
    photoURL: string().max(2_000).default(''),
    title: optionalText(),
    description: optionalText(maxTextLength),
    address: record({
      address1: optionalText(),
      address2: optionalText(),
      city: optionalText(),
      state: optionalText(),
      zip: userZipCode(),
    }),
  }),
  disableEmailNotifications: boolean().default(false),
  /** Mails go to these addresses too. */
  customEmails: list(email().required(formTexts.required), maxCustomEmails),
});
export type ProfileForm = Model<typeof profileFormSchema>;
