import { string } from 'yup';
import { defaultFormColors } from '../constants/branding';
import { subjectVariables } from '../constants/mail';
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
  id: string().required(),
  /** Unique in the organization, without regard to case. */
  name: string()
    .trim()
    .max(maxLineLength, formTexts.tooLong(maxLineLength))
    .test(withoutMarkup)
    .required(brandTexts.nameMissing)
    .meta({ label: brandTexts.name }),
  companyName: optionalText().meta({ label: brandTexts.companyName }),
  /** URL of the logo. */
  file: string().max(2000).default('').meta({ kind: 'image', label: brandTexts.logo }),
  ...logoFields,
  primaryColor: color().meta({ label: brandTexts.primaryColor, placeholder: defaultFormColors.primaryColor }),
  certificationsColor: color().meta({
    label: brandTexts.certificationsColor,
    placeholder: defaultFormColors.certificationsColor,
  }),
  skillsColor: color().meta({ label: brandTexts.skillsColor, placeholder: defaultFormColors.skillsColor }),
  /** Follows skillsColor when not chosen. */
  feedbackColor: color().meta({
    label: brandTexts.feedbackColor,
    help: 'Follows the color of skills until you choose one.',
  }),
  ...presentationFields,
  /** Unset follows the organization. */
  expiryLink: featureFlag().meta({ label: brandTexts.expiryLink }),
  resumeLinkAgeDays: resumeLinkAgeDays(),
  customSubjectClientSubmission: optionalText().meta({ label: brandTexts.subject, variables: subjectVariables }),
  customSubjectClientSubmissionMultipleCandidates: optionalText().meta({
    label: brandTexts.subjectOfSeveral,
    variables: subjectVariables,
  }),
  ...questionFields,
  publicCandidate: publicCandidateSettingsSchema.default(undefined).optional(),
  ...unsubscribeLinkFields,
  /** Template of profiles of this brand; `''` follows the organization. */
  profileTemplateId: string().max(128).default('').meta({ label: brandTexts.profileTemplate }),
};

/** A brand of the submission platform, `organizations/{id}/brands/{brandId}`. */
export const brandSchema = record({
  ...brandFields,
  downloadPDFButtonColor: color().meta({
    label: brandTexts.downloadPDFButtonColor,
    placeholder: defaultFormColors.downloadPDFButtonColor,
  }),
  customLabels: brandLabelsSchema,
});
export type Brand = Model<typeof brandSchema>;

/** Id of the marketing brand that applies to pages without a brand. */
export const defaultMarketingBrandId = 'default';

/** A brand of marketing, `organizations/{id}/smBrands/{brandId}` or `jmBrands/{brandId}`. */
export const smBrandSchema = record({
  ...brandFields,
  customLabels: smBrandLabelsSchema,
  ...publicListFields,
  smProfileId: string().max(128).default('').meta({ label: brandTexts.profileTemplate }),
  ...marketingMailFields,
});
export type SmBrand = Model<typeof smBrandSchema>;

/** Initial values of the form for a new brand of the submission platform. */
export function newBrand(id: string): Brand {
  return { ...brandSchema.cast({ id, name: '' }), ...defaultFormColors };
}

/** Initial values of the form for a new brand of marketing, which has no color for a PDF button. */
export function newSmBrand(id: string): SmBrand {
  const { downloadPDFButtonColor: _, ...colors } = defaultFormColors;
  return { ...smBrandSchema.cast({ id, name: '' }), ...colors };
}

/**
 * Is there another brand with this name? Case does not count.
 * @param id the brand that is being named, which is not compared.
 */
export function isBrandNameTaken(name: string, brands: readonly Pick<Brand, 'id' | 'name'>[], id = ''): boolean {
  const wanted = name.trim().toLowerCase();
  return brands.some((brand) => brand.id !== id && brand.name.trim().toLowerCase() === wanted);
}
