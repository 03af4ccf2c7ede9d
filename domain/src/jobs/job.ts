import { boolean, mixed, number, string, type InferType } from 'yup';
import { maxJobCategories, maxJobIndustries } from '../constants/application';
import { postalAddressSchema } from '../fields/postal-address';
import { list, record, type Model } from '../fields/model';
import { optionalNumber } from '../fields/number';
import { timestamp } from '../fields/time';
import type { gradeCategories, GradeWeights } from '../grading/grade';
import { gradingProgressSchema } from '../grading/grading-run';
import { publicResumeSettingsSchema } from '../organizations/bullhorn-settings';
import { parseStatuses } from '../resumes/parse-status';
import { degreeTypes } from '../resumes/degree-type';
import { formTexts } from '../texts/form';
import { salaryFrequencies } from './parsed-job';

/** Open jobs take candidates and resumes; closed ones do not (000 §3). */
export const jobStatus = { open: 0, closed: 1 } as const;
export type JobStatus = (typeof jobStatus)[keyof typeof jobStatus];

/** The longest description that is kept, in characters. */
export const maxJobDescriptionLength = 50_000;

/** Skills that a job can require, and as many that it can prefer. */
export const maxJobSkills = 100;
export const maxJobCertifications = 50;

/** One line of text, with the sentence of forms for one that is too long. */
const line = (max: number) => string().trim().max(max, formTexts.tooLong(max));

/** What people write about a job; the add-job form, the edit form and the rules share it (000 §2). */
export const jobDetailsSchema = record({
  jobTitle: line(200).required(formTexts.required),
  company: line(200).default(''),
  jobDescription: string().max(maxJobDescriptionLength, formTexts.tooLong(maxJobDescriptionLength)).default(''),
  address: postalAddressSchema,
  remote: string().oneOf(['', 'onsite', 'hybrid', 'remote']).default(''),
  salary: record({
    /** Lower end of the range, or the one amount; null when the job names none. */
    amount: optionalNumber({ min: 0 }),
    maxAmount: optionalNumber({ min: 0 }),
    /** ISO 4217. */
    currency: string().max(3, formTexts.tooLong(3)).default(''),
    frequency: string()
      .oneOf([...salaryFrequencies, ''])
      .default(''),
  }),
  jobSkills: record({
    requiredSkills: list(line(100).required(), maxJobSkills),
    preferredSkills: list(line(100).required(), maxJobSkills),
  }),
  requiredEducation: record({
    degreeType: string()
      .oneOf([...degreeTypes, ''])
      .default(''),
    degreeName: line(200).default(''),
  }),
  certifications: list(line(150).required(), maxJobCertifications),
  experienceYears: optionalNumber({ min: 0, max: 60 }),
  managementYears: optionalNumber({ min: 0, max: 60 }),
  categories: list(line(100).required(), maxJobCategories),
  industries: list(line(100).required(), maxJobIndustries),
  officeName: line(200).default(''),
  contact: record({
    name: line(200).default(''),
    email: line(320).default(''),
    phone: line(50).default(''),
  }),
  accountManagerId: string().default(''),
  recruiterId: string().default(''),
});
export type JobDetails = Model<typeof jobDetailsSchema>;

/** The public side of a job; written by functions alone (000 §3). */
export const publicJobSchema = record({
  organizationId: string().required(),
  publicToken: string().required(),
  /** Path of the public page, `/organization/{publicToken}/{jobId}`. */
  jobLink: string().required(),
  pageViews: number().default(0),
  upVotes: number().default(0),
  downVotes: number().default(0),
});

/** The parsing record of a job or candidate ("sovren" in 000 §3); written by functions alone. */
export const jobParsingSchema = record({
  documentId: string().default(''),
  indexId: string().default(''),
  sovrenParsedStatus: string().oneOf(parseStatuses).default('notParsed'),
  engineVersion: string().default(''),
  /** Fingerprint of the details that were parsed: another one means that the job has changed since. */
  sourceHash: string().default(''),
  /** The same without the weights: grades that were made for it need new weights at most. */
  factsHash: string().default(''),
  /** What the engine suggests to weigh; 0 for what the job does not ask for. Null until parsed. */
  suggestedWeights: mixed<GradeWeights>().nullable().default(null),
});

/** A job, `organizations/{organizationId}/jobs/{jobId}` (000 §3, 002 §3). */
export const jobSchema = jobDetailsSchema.shape({
  id: string().required(),
  organizationId: string().required(),
  createdBy: string().required(),
  status: mixed<JobStatus>().oneOf([jobStatus.open, jobStatus.closed]).required().default(jobStatus.open),
  isPublic: boolean().default(true),
  hideFeedbackQuestions: boolean().default(false),
  hideTitleFromPublicResume: boolean().default(false),
  selectedProfileId: string().default(''),
  /** Contact person and access code of this job's resumes; absent follows the organization (002 §3, §5). */
  integration: record({ bullhorn: record({ publicResume: publicResumeSettingsSchema.default(undefined).optional() }) })
    .default(undefined)
    .optional(),
  entityId: string().default(''),
  /** Weights that recruiters chose for grading; absent means the suggested ones. */
  gradeWeights: mixed<Partial<Record<(typeof gradeCategories)[number], number>>>().nullable().default(null),
  /** Absent until the function that makes the link has run. */
  public: publicJobSchema.default(undefined).optional(),
  sovren: jobParsingSchema,
  /** The last grading of all candidates; absent while there was none. */
  grading: gradingProgressSchema.default(undefined).optional(),
  totalCandidates: number().default(0),
  /** Uid of the member of staff who changed it last; the rules let nobody write somebody else's. */
  changedBy: string().default(''),
  createdAt: timestamp(),
  activityAt: timestamp(),
  schemaVersion: number().default(1),
});
export type Job = InferType<typeof jobSchema>;
