import { boolean, mixed, number, string, type InferType } from 'yup';
import { maxJobCategories, maxJobIndustries } from '../constants/application';
import { postalAddressSchema } from '../fields/postal-address';
import { list, record, type Model } from '../fields/model';
import { optionalNumber } from '../fields/number';
import { timestamp } from '../fields/time';
import type { gradeCategories, GradeWeights } from '../grading/grade';
import type { MustHaves } from '../grading/must-have';
import { gradingProgressSchema } from '../grading/grading-run';
import { publicResumeSettingsSchema } from '../organizations/bullhorn-settings';
import { parseStatuses } from '../resumes/parse-status';
import { degreeTypes } from '../resumes/degree-type';
import { formTexts } from '../texts/form';
import { salaryFrequencies } from './parsed-job';

/** Only open jobs accept candidates and resumes. */
export const jobStatus = { open: 0, closed: 1 } as const;
export type JobStatus = (typeof jobStatus)[keyof typeof jobStatus];

/** Longest description, in characters. */
export const maxJobDescriptionLength = 50_000;

/** Most required skills, and most preferred skills. */
export const maxJobSkills = 100;
export const maxJobCertifications = 50;

/** One line of text. */
const line = (max: number) => string().trim().max(max, formTexts.tooLong(max));

/** The details of a job that users edit; shared by the forms and the rules. */
export const jobDetailsSchema = record({
  jobTitle: line(200).required(formTexts.required),
  company: line(200).default(''),
  jobDescription: string().max(maxJobDescriptionLength, formTexts.tooLong(maxJobDescriptionLength)).default(''),
  address: postalAddressSchema,
  remote: string().oneOf(['', 'onsite', 'hybrid', 'remote']).default(''),
  salary: record({
    /** Lower end of the range, or the only amount; null when not stated. */
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

/** What the public page of a job needs; only functions write it. */
export const publicJobSchema = record({
  organizationId: string().required(),
  publicToken: string().required(),
  /** Path of the public page, `/organization/{publicToken}/{jobId}`. */
  jobLink: string().required(),
  pageViews: number().default(0),
  upVotes: number().default(0),
  downVotes: number().default(0),
});

/** Parsing state of a job; only functions write it. */
export const jobParsingSchema = record({
  documentId: string().default(''),
  indexId: string().default(''),
  sovrenParsedStatus: string().oneOf(parseStatuses).default('notParsed'),
  engineVersion: string().default(''),
  /** Fingerprint of the parsed details; a different one means that the job has changed since. */
  sourceHash: string().default(''),
  /** Fingerprint without the weights: grades computed for it need at most new weights. */
  factsHash: string().default(''),
  /** Weights that the engine suggests; 0 for categories that the job does not ask for. Null until parsed. */
  suggestedWeights: mixed<GradeWeights>().nullable().default(null),
  /** Must-haves that the description states. Null until parsed. */
  suggestedMustHaves: mixed<MustHaves>().nullable().default(null),
});

/** State of a job in Client Connect; only functions write it. */
export const jobInClientConnectSchema = record({
  /** `auto`: shown as long as a candidate is. */
  visibility: string().oneOf(['auto', 'shown', 'hidden']).default('auto'),
  /** The client contact who added the job; `''` for jobs of staff. */
  addedByContactId: string().default(''),
  addedByName: string().default(''),
});

/** Version of the stored shape; from 2 on, `clientJobs` has the jobs of clients' lists. */
export const jobSchemaVersion = 2;

/** A job, `organizations/{organizationId}/jobs/{jobId}`. */
export const jobSchema = jobDetailsSchema.shape({
  id: string().required(),
  organizationId: string().required(),
  createdBy: string().required(),
  status: mixed<JobStatus>().oneOf([jobStatus.open, jobStatus.closed]).required().default(jobStatus.open),
  isPublic: boolean().default(true),
  hideFeedbackQuestions: boolean().default(false),
  hideTitleFromPublicResume: boolean().default(false),
  /** The description for the public page; `''` shows `jobDescription`. */
  publicDescription: string().max(maxJobDescriptionLength).default(''),
  selectedProfileId: string().default(''),
  /** Contact and access code of this job's public resumes; absent means the organization's. */
  integration: record({ bullhorn: record({ publicResume: publicResumeSettingsSchema.default(undefined).optional() }) })
    .default(undefined)
    .optional(),
  entityId: string().default(''),
  /** Weights that recruiters chose; null means the suggested ones. */
  gradeWeights: mixed<Partial<Record<(typeof gradeCategories)[number], number>>>().nullable().default(null),
  /** Must-haves that recruiters chose; null means the suggested ones. */
  mustHaves: mixed<MustHaves>().nullable().default(null),
  /** Absent until the trigger has created the public link. */
  public: publicJobSchema.default(undefined).optional(),
  sovren: jobParsingSchema,
  /** State in Client Connect; absent means that the shown candidates decide. Only functions write it. */
  clientConnect: jobInClientConnectSchema.default(undefined).optional(),
  /** The last grading run; absent before the first. */
  grading: gradingProgressSchema.default(undefined).optional(),
  totalCandidates: number().default(0),
  /** Best raw score of the listed candidates; null when none is graded. */
  bestScore: number().nullable().default(null),
  /** Number of listed candidates with activity of viewers that no user has looked at. */
  newActivity: number().default(0),
  /** Uid of the user who last changed it; rules accept only the writer's own uid. */
  changedBy: string().default(''),
  createdAt: timestamp(),
  activityAt: timestamp(),
  schemaVersion: number().default(jobSchemaVersion),
});
export type Job = InferType<typeof jobSchema>;
