import { email } from '../fields/email';
import { list, record, type Model } from '../fields/model';
import { optionalNumber } from '../fields/number';
import { optionalText, requiredText } from '../fields/text';
import { url } from '../fields/url';
import { officeZipCode } from '../fields/zip-code';

/** One place of an organization (001 §3 Office). */
export const officeSchema = record({
  address1: optionalText(),
  address2: optionalText(),
  city: optionalText(),
  state: optionalText(),
  zipCode: officeZipCode(),
});
export type Office = Model<typeof officeSchema>;

/** Who the organization is: tab General (001 §3 Identity). */
export const identityFields = {
  name: requiredText(),
  websiteURL: url(),
  email: email(),
  phone: optionalText(50),
  /** Only super admins set it. */
  totalSeats: optionalNumber({ min: 0 }),
  type: optionalText(),
  billingAccountType: optionalText(),
  offices: list(officeSchema, 100),
};
export const identitySchema = record(identityFields);
export type OrganizationIdentity = Model<typeof identitySchema>;
