import { string } from 'yup';
import { defaultFormColors } from '../constants/branding';
import { color } from '../fields/color';
import { featureFlag } from '../fields/feature-flag';
import { record, type Model } from '../fields/model';
import { maxLineLength, optionalText, withoutMarkup } from '../fields/text';
import { logoFields, presentationFields } from '../organizations/branding';
import { brandLabelsSchema, smBrandLabelsSchema } from '../organizations/custom-labels';
import { publicCandidateSettingsSchema, resumeLinkAgeDays } from '../organizations/public-candidate';
import { questionFields } from '../organizations/questions';
import { marketingMailFields, publicListFields, unsubscribeLinkFields } from '../organizations/skills-marketing';
import { formTexts } from '../texts/form';
import { brandTexts } from '../texts/settings';

const brandFields = {
  /** Temporary until the brand is saved for the first time. */
  id: string().required(),
  /** Unique in the organization, whatever the case of its letters. */
  name: string()
    .trim()
    .max(maxLineLength, formTexts.tooLong(maxLineLength))
    .test(withoutMarkup)
    .required(brandTexts.nameMissing),
  companyName: optionalText(),
  /** Address of the logo. */
  file: string().max(2000).default(''),
  ...logoFields,
  primaryColor: color(),
  certificationsColor: color(),
  skillsColor: color(),
  /** Follows skillsColor when not chosen. */
  feedbackColor: color(),
  ...presentationFields,
  /** Unset follows the organization. */
  expiryLink: featureFlag(),
  resumeLinkAgeDays: resumeLinkAgeDays(),
  customSubjectClientSubmission: optionalText(),
  customSubjectClientSubmissionMultipleCandidates: optionalText(),
  ...questionFields,
  publicCandidate: publicCandidateSettingsSchema.default(undefined).optional(),
  ...unsubscribeLinkFields,
  /** Template of profiles of this brand; `''` follows the organization. */
  profileTemplateId: string().default(''),
};

/** A brand of the submission platform, a member of `organization.brands` (001 §3 Brand). */
export const brandSchema = record({
  ...brandFields,
  downloadPDFButtonColor: color(),
  customLabels: brandLabelsSchema,
});
export type Brand = Model<typeof brandSchema>;

/** A brand of marketing, a record of its own: `organizations/{id}/smBrands/{brandId}` or `jmBrands` (001 §3 SM extras). */
export const smBrandSchema = record({
  ...brandFields,
  customLabels: smBrandLabelsSchema,
  ...publicListFields,
  smProfileId: string().default(''),
  ...marketingMailFields,
});
export type SmBrand = Model<typeof smBrandSchema>;

/** What the brand form shows for a new brand of the submission platform (001 §3, §9). */
export function newBrand(id: string): Brand {
  return { ...brandSchema.cast({ id, name: '' }), ...defaultFormColors };
}

/** What the brand form shows for a new brand of marketing. It has no colour for a PDF button. */
export function newSmBrand(id: string): SmBrand {
  const { downloadPDFButtonColor: _, ...colors } = defaultFormColors;
  return { ...smBrandSchema.cast({ id, name: '' }), ...colors };
}

/**
 * Is there another brand with this name (001 §5)? Case does not count.
 * @param id the brand that is being named; it does not stand in its own way.
 */
export function isBrandNameTaken(name: string, brands: readonly Pick<Brand, 'id' | 'name'>[], id = ''): boolean {
  const wanted = name.trim().toLowerCase();
  return brands.some((brand) => brand.id !== id && brand.name.trim().toLowerCase() === wanted);
}
