import { boolean } from 'yup';
import { defaultCandidateColumns } from '../constants/tables';
import { featureFlag, isFeatureOn } from '../fields/feature-flag';
import { list, record, type Model } from '../fields/model';
import { optionalText, requiredText } from '../fields/text';
import { formTexts } from '../texts/form';
import { jobMarketingSchema } from './job-marketing';
import { skillsMarketingSchema } from './skills-marketing';

/** Client Connect, `productFeature.portal` (001 §3). */
export const portalSettingsSchema = record({
  enable: featureFlag(),
  defaultColumns: list(requiredText(), 50),
  recruitingActivityAllJobs: boolean().default(false),
  recruitingActivity: boolean().default(false),
  CCUsersCanAddJob: boolean().default(false),
  defaultJobStatus: optionalText().when('CCUsersCanAddJob', {
    is: true,
    then: (schema) => schema.required(formTexts.required),
  }),
  /** Columns of the list of candidates; none means the default ones. */
  candidateList: list(requiredText(), 50),
  allowCCUsersToShareJobs: boolean().default(false),
});

/** Products and features of an organization, `productFeature` (000 §3, 001 §3). */
export const productFeatureSchema = record({
  core: record({ enable: featureFlag() }),
  portal: portalSettingsSchema,
  /** Compliance. */
  credentials: record({ enable: featureFlag(), viewDocuments: boolean().default(false) }),
  job: record({ multipleCandidatesClientSubmission: featureFlag() }),
  candidate: record({ expiryLink: featureFlag() }),
  skillsMarketing: skillsMarketingSchema,
  jobMarketing: jobMarketingSchema,
});
export type ProductFeature = Model<typeof productFeatureSchema>;

/** Products that can be switched, and what an unset switch means (000 §3). */
export const productsOnByDefault = {
  core: true,
  skillsMarketing: true,
  portal: false,
  credentials: false,
  jobMarketing: false,
} as const;
export type SwitchableProduct = keyof typeof productsOnByDefault;

/** Has the organization this product? */
export function hasProduct(
  organization: { productFeature: Readonly<Record<SwitchableProduct, { enable?: string | undefined }>> },
  product: SwitchableProduct,
): boolean {
  return isFeatureOn(organization.productFeature[product].enable, productsOnByDefault[product]);
}

/** Columns of the organization's list of candidates: its own, or with none stored the default ones (001 §3). */
export function candidateListColumns(organization: {
  productFeature: { portal: { candidateList: readonly string[] } };
}): readonly string[] {
  const { candidateList } = organization.productFeature.portal;
  return candidateList.length > 0 ? candidateList : defaultCandidateColumns;
}
