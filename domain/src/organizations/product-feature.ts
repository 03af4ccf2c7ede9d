import { boolean } from 'yup';
import { clientColumns } from '../client-connect/client-columns';
import { featureFlag, isFeatureOn } from '../fields/feature-flag';
import { list, record, type Model } from '../fields/model';
import { optionalText, requiredText } from '../fields/text';
import { formTexts } from '../texts/form';
import { jobMarketingSchema } from './job-marketing';
import { settingChoiceTexts, settingSectionTexts as sections, wordsOf } from '../texts/settings';
import { skillsMarketingSchema } from './skills-marketing';

/** The switch of a product. */
const enable = (label: string) => featureFlag().meta({ label, writer: 'superAdmin', section: sections.products });

/** Client Connect, `productFeature.portal`. */
export const portalSettingsSchema = record({
  enable: enable('Client Connect'),
  defaultColumns: list(requiredText(), 50).meta({
    label: 'Columns of the list of candidates',
    options: wordsOf(clientColumns),
    isClosedList: true,
  }),
  recruitingActivityAllJobs: boolean().default(false).meta({ label: 'Recruiting activity of all jobs' }),
  recruitingActivity: boolean().default(false).meta({ label: 'Recruiting activity' }),
  CCUsersCanAddJob: boolean().default(false).meta({ label: 'Client Connect users can add jobs' }),
  defaultJobStatus: optionalText()
    .when('CCUsersCanAddJob', { is: true, then: (schema) => schema.required(formTexts.required) })
    .meta({
      label: 'Default job status',
      options: settingChoiceTexts.jobStatus,
      when: 'productFeature.portal.CCUsersCanAddJob',
      requiredWhen: 'CCUsersCanAddJob',
    }),
  /** Off, a job has no list of candidates; links to them work. Former versions stored columns here, which means on. */
  candidateList: boolean()
    .transform((value: unknown, stored: unknown) => (Array.isArray(stored) ? true : value))
    .default(true)
    .meta({ label: 'Show the candidates of a job as a list' }),
  allowCCUsersToShareJobs: boolean().default(false).meta({ label: 'Client Connect users can share jobs' }),
}).meta({ when: 'productFeature.portal.enable', section: sections.clientConnect });

/** Products and features of an organization, `productFeature`. */
export const productFeatureSchema = record({
  core: record({ enable: enable('Core product').meta({ isOnWhenUnset: true }) }),
  portal: portalSettingsSchema,
  /** Compliance. */
  credentials: record({
    enable: enable('Compliance'),
    viewDocuments: boolean()
      .default(false)
      .meta({ label: 'Compliance: view documents', when: 'productFeature.credentials.enable' }),
  }),
  job: record({
    multipleCandidatesClientSubmission: featureFlag().meta({
      label: 'Client submission of several candidates',
      writer: 'superAdmin',
      tab: 'integration',
      section: sections.submissions,
    }),
  }),
  candidate: record({
    expiryLink: featureFlag().meta({
      label: 'Resume links expire',
      writer: 'superAdmin',
      tab: 'security',
      section: sections.linkExpiry,
    }),
  }),
  skillsMarketing: skillsMarketingSchema,
  jobMarketing: jobMarketingSchema,
}).meta({ tab: 'general', section: sections.products });
export type ProductFeature = Model<typeof productFeatureSchema>;

/** Products that can be switched, and what an unset switch means. */
export const productsOnByDefault = {
  core: true,
  skillsMarketing: true,
  portal: false,
  credentials: false,
  jobMarketing: false,
} as const;
export type SwitchableProduct = keyof typeof productsOnByDefault;

/** Does the organization have this product? */
export function hasProduct(
  organization: { productFeature: Readonly<Record<SwitchableProduct, { enable?: string | undefined }>> },
  product: SwitchableProduct,
): boolean {
  return isFeatureOn(organization.productFeature[product].enable, productsOnByDefault[product]);
}
