import { email } from '../fields/email';
import { list, record, type Model } from '../fields/model';
import { optionalNumber } from '../fields/number';
import { optionalText, requiredText } from '../fields/text';
import { url } from '../fields/url';
import { officeZipCode } from '../fields/zip-code';
import { fieldTexts } from '../texts/fields';
import { settingSectionTexts as sections } from '../texts/settings';

/** Offices that an organization may have. The rules check each one, which is why there is a limit. */
export const maxOffices = 20;

/** One office of an organization. */
export const officeSchema = record({
  address1: optionalText().meta({ label: fieldTexts.address }),
  address2: optionalText().meta({ label: fieldTexts.addressSecondLine }),
  city: optionalText().meta({ label: fieldTexts.city }),
  state: optionalText().meta({ label: fieldTexts.state }),
  zipCode: officeZipCode().meta({ label: fieldTexts.zipCode }),
});
export type Office = Model<typeof officeSchema>;

const stored = { tab: 'general', section: sections.organization, document: 'organization' } as const;

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
  offices: list(officeSchema, maxOffices).meta({
    ...stored,
    section: sections.offices,
    label: 'Offices',
    entry: 'Office',
  }),
};
export const identitySchema = record(identityFields);
export type OrganizationIdentity = Model<typeof identitySchema>;
