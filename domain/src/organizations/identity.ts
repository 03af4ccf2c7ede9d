import { email } from '../fields/email';
import { list, record, type Model } from '../fields/model';
import { optionalNumber } from '../fields/number';
import { optionalText, requiredText } from '../fields/text';
import { url } from '../fields/url';
import { officeZipCode } from '../fields/zip-code';

/** Offices that an organization may have. The rules check each one, which is why there is a limit. */
export const maxOffices = 20;

/** One office of an organization. */
export const officeSchema = record({
  address1: optionalText(),
  address2: optionalText(),
  city: optionalText(),
  state: optionalText(),
  zipCode: officeZipCode(),
});
export type Office = Model<typeof officeSchema>;

const stored = { tab: 'general', document: 'organization' } as const;

/** Who the organization is. */
export const identityFields = {
  name: requiredText().meta({ ...stored, label: 'Name' }),
  websiteURL: url().meta({ ...stored, label: 'Website' }),
  email: email().meta({ ...stored, label: 'Email' }),
  phone: optionalText(50).meta({ ...stored, label: 'Phone' }),
  totalSeats: optionalNumber({ min: 0, max: 1_000_000 }).meta({
    ...stored,
    label: 'Total seats',
    writer: 'superAdmin',
  }),
  type: optionalText().meta({ ...stored, label: 'Type' }),
  billingAccountType: optionalText().meta({ ...stored, label: 'Billing account type' }),
  offices: list(officeSchema, maxOffices).meta({ ...stored, label: 'Offices' }),
};
export const identitySchema = record(identityFields);
export type OrganizationIdentity = Model<typeof identitySchema>;
