import { boolean, string } from 'yup';
import { email } from '../fields/email';
import { list, record, type Model } from '../fields/model';
import { optionalText, maxTextLength, requiredText } from '../fields/text';
import { url } from '../fields/url';
import { userZipCode } from '../fields/zip-code';
import { formTexts } from '../texts/form';

const maxCustomEmails = 20;

/** A user's own profile and mail preferences, from the account settings. */
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
  /** Further addresses for the user's mails. */
  customEmails: list(email().required(formTexts.required), maxCustomEmails),
});
export type ProfileForm = Model<typeof profileFormSchema>;
