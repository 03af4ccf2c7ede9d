import { boolean, string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { richText } from '../fields/text';
import { timestamp } from '../fields/time';
import { maxBlocks } from '../templates/profile-template';
import { profileSectionSchema } from './profile';

/** A profile of a job, `…/jobs/{jobId}/jobProfiles/{profileId}`. */
export const jobProfileSchema = record({
  id: string().required(),
  ai: record({ aiSummary: richText(), aiSummaryPublishedJobDescription: richText(), recruiterNotes: richText() }),
  /** URL of the stored JSON document, see `staticJobProfileSchema`. */
  staticPublicProfile: string().max(2000).default(''),
  wasEdited: boolean().default(false),
  createdAt: timestamp(),
  activityAt: timestamp(),
});
export type JobProfile = Model<typeof jobProfileSchema>;

/** The built profile of a job, stored as a JSON document. */
export const staticJobProfileSchema = record({
  headerContent: richText(),
  completedProfile: list(profileSectionSchema, maxBlocks),
  footerContent: richText(),
});
export type StaticJobProfile = Model<typeof staticJobProfileSchema>;

/** AI texts of a job that its profiles share, `organizations/{id}/jobAIContent/{jobId}`. */
export const jobAiContentSchema = record({
  jobId: string().required(),
  contentSummary: richText(),
  contentSummaryPublishedJobDescription: richText(),
});
export type JobAiContent = Model<typeof jobAiContentSchema>;
