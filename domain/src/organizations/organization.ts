import { boolean, number, string, type InferType } from 'yup';
import { brandSchema, smBrandSchema } from '../brands/brand';
import { list, record, type Model } from '../fields/model';
import { richText } from '../fields/text';
import { timestamp } from '../fields/time';
import { brandingFields } from './branding';
import { bullhornSettingsSchema } from './bullhorn-settings';
import { customLabelsSchema } from './custom-labels';
import { identityFields } from './identity';
import { notificationFields } from './notifications';
import { productFeatureSchema } from './product-feature';
import { publicCandidateSettingsSchema } from './public-candidate';
import { publicJobUploadSchema } from './public-job-upload';
import { questionFields } from './questions';

/** Brands of the submission platform that an organization may have. */
export const maxBrands = 100;

/** Which of the parsing service's indexes exist for the organization (001 §3 Organization row). */
export const indexStatusSchema = record({
  jobIndex: boolean().default(false),
  resumeIndex: boolean().default(false),
});
export type IndexStatus = Model<typeof indexStatusSchema>;

/** What the AI generator is told for each kind of section (001 §3). */
export const aiSettingsSchema = record({
  instructions: record({
    aiSummarySm: richText(),
    aiSummarySubmission: richText(),
    aiResumeFormat: richText(),
  }),
});

/** How jobs and candidates are shown: the switches that belong to no product (001 §3). */
const displayFields = {
  /** Only super admins set it. */
  showAIGenerator: boolean().default(false),
  ai: aiSettingsSchema,
  showJobNotes: boolean().default(false),
  hideContactInformation: boolean().default(false),
  displayOriginalResumeFromAllJobs: boolean().default(false),
  hideTitlesAllJobsFromPublicResume: boolean().default(false),
};

/**
 * An agency and all its settings, `organizations/{id}` (000 §3, 001 §3). Admins write it, except for what
 * `guarded-settings.ts` lists.
 */
export const organizationSchema = record({
  id: string().required(),
  ...identityFields,
  ...brandingFields,
  ...displayFields,
  ...notificationFields,
  ...questionFields,
  customLabels: customLabelsSchema,
  productFeature: productFeatureSchema,
  publicCandidate: publicCandidateSettingsSchema,
  publicJobUpload: publicJobUploadSchema,
  integration: record({ bullhorn: bullhornSettingsSchema }),
  /** Brands of the submission platform; those of marketing are records of their own. */
  brands: list(brandSchema, maxBrands),
  /** Brands of marketing pages for which none resolves. */
  smDefaultBrand: smBrandSchema.default(undefined).optional(),
  jmDefaultBrand: smBrandSchema.default(undefined).optional(),
  indexStatus: indexStatusSchema,
  createdAt: timestamp(),
  activityAt: timestamp(),
  schemaVersion: number().default(1),
});
export type Organization = InferType<typeof organizationSchema>;

/**
 * A new organization with every default in place.
 * @param given at least its id and name.
 */
export function newOrganization(given: Pick<Organization, 'id' | 'name'> & Partial<Organization>): Organization {
  return organizationSchema.cast(given);
}
