import { boolean, number, string, type InferType } from 'yup';
import { brandSchema } from '../brands/brand';
import { list, record, type Model } from '../fields/model';
import { richText } from '../fields/text';
import { timestamp } from '../fields/time';
import { brandingFields } from './branding';
import { bullhornSettingsSchema } from './bullhorn-settings';
import { customLabelsSchema } from './custom-labels';
import { identityFields } from './identity';
import { notificationFields } from './notifications';
import { privacySettingsSchema } from './privacy-settings';
import { productFeatureSchema } from './product-feature';
import { clientRemindersSchema } from './client-reminders';
import { publicCandidateSettingsSchema } from './public-candidate';
import { publicJobUploadSchema } from './public-job-upload';
import { questionFields } from './questions';
import { signInSettingsSchema } from './sign-in-settings';
import { settingSectionTexts as sections } from '../texts/settings';
import { withMeta } from './with-meta';

/** Brands of the submission platform that an organization may have. */
export const maxBrands = 100;

/** The shape of a stored organization that this release writes; see `functions/src/migrations`. */
export const organizationSchemaVersion = 3;

/** Which of the parsing service's indexes exist for the organization. */
export const indexStatusSchema = record({
  jobIndex: boolean().default(false),
  resumeIndex: boolean().default(false),
});
export type IndexStatus = Model<typeof indexStatusSchema>;

const instructions = (label: string) => richText().meta({ label, when: 'showAIGenerator' });

/** Instructions for the AI generator, by kind of section. */
export const aiSettingsSchema = record({
  instructions: record({
    aiSummarySm: instructions('Instructions: marketing summary'),
    aiSummarySubmission: instructions('Instructions: submission summary'),
    aiResumeFormat: instructions('Instructions: resume format'),
  }),
});

/** How jobs and candidates are shown. */
const displayFields = {
  showAIGenerator: boolean().default(false).meta({
    label: 'Show the AI generator',
    section: sections.aiGenerator,
    writer: 'superAdmin',
  }),
  ai: aiSettingsSchema.meta({ section: sections.aiGenerator }),
  showJobNotes: boolean().default(false).meta({ label: 'Show job notes', tab: 'labels', section: sections.labels }),
  hideContactInformation: boolean().default(false).meta({ label: 'Hide contact information' }),
  verifiesRecipients: boolean().default(false).meta({
    label: 'Only recipients open submissions',
    help: 'Recipients enter a code from a mail once per device. Preselected in the submit dialog.',
    tab: 'security',
    section: sections.accessCode,
  }),
  displayOriginalResumeFromAllJobs: boolean().default(false).meta({ label: 'Show the original resume on all jobs' }),
  hideTitlesAllJobsFromPublicResume: boolean().default(false).meta({ label: 'Hide job titles on public resumes' }),
};

/**
 * An organization with all its settings, merged from the documents that hold them (`mergeOrganization`). What a field
 * means as a setting (tab, writer, label) is its `meta`; `settings.ts` makes the catalogue of it.
 */
export const organizationSchema = record({
  id: string().required(),
  ...identityFields,
  ...withMeta({ tab: 'general' }, brandingFields),
  ...withMeta({ tab: 'general', section: sections.display }, displayFields),
  ...notificationFields,
  ...withMeta({ tab: 'feedback', section: sections.questions, input: 'questions' }, questionFields),
  customLabels: customLabelsSchema,
  productFeature: productFeatureSchema,
  publicCandidate: publicCandidateSettingsSchema,
  clientReminders: clientRemindersSchema,
  publicJobUpload: publicJobUploadSchema,
  signIn: signInSettingsSchema,
  privacy: privacySettingsSchema,
  integration: record({ bullhorn: bullhornSettingsSchema }),
  /** Brands of the submission platform, by name; `[]` where they were not read. */
  brands: list(brandSchema, maxBrands),
  indexStatus: indexStatusSchema,
  createdAt: timestamp(),
  /** Last change of the organization's own document. */
  activityAt: timestamp(),
  schemaVersion: number().default(1),
});
export type Organization = InferType<typeof organizationSchema>;

/**
 * A new organization with all defaults.
 * @param given at least its id and name.
 */
export function newOrganization(given: Pick<Organization, 'id' | 'name'> & Partial<Organization>): Organization {
  return organizationSchema.cast({ schemaVersion: organizationSchemaVersion, ...given });
}
