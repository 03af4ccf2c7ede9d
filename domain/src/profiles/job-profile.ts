import { boolean, number, string } from 'yup';
import { record, type Model } from '../fields/model';
import { requiredText, richText } from '../fields/text';
import { timestamp } from '../fields/time';
import { defaultProfileName } from '../constants/application';
import { builtProfileSchema } from './built-profile';

/** A profile of a job, `…/jobs/{jobId}/jobProfiles/{profileId}`. */
export const jobProfileSchema = record({
  id: string().required(),
  name: requiredText().default(defaultProfileName),
  ai: record({ aiSummary: richText(), aiSummaryPublishedJobDescription: richText(), recruiterNotes: richText() }),
  /** URL of the stored JSON document, see `staticPublicProfileSchema`. */
  staticPublicProfile: string().max(2000).default(''),
  /** The template that a user chose for it; `''` for the one that applies. */
  templateId: string().max(128).default(''),
  /** The template that it was built from last. */
  builtFrom: string().max(128).default(''),
  /** The built profile, for staff. */
  built: builtProfileSchema,
  /** Grows with each save. */
  revision: number().integer().min(0).default(0),
  wasEdited: boolean().default(false),
  createdBy: string().max(128).default(''),
  editedBy: string().max(128).default(''),
  createdAt: timestamp(),
  activityAt: timestamp(),
});
export type JobProfile = Model<typeof jobProfileSchema>;

/** AI texts of a job that its profiles share, `organizations/{id}/jobAIContent/{jobId}`. */
export const jobAiContentSchema = record({
  jobId: string().required(),
  contentSummary: richText(),
  contentSummaryPublishedJobDescription: richText(),
});
export type JobAiContent = Model<typeof jobAiContentSchema>;
