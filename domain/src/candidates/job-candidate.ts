import { boolean, mixed, number, string, type InferType } from 'yup';
import { postalAddressSchema } from '../fields/postal-address';
import { list, record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { gradeCategories, type GradeCategory } from '../grading/grade';
import { parseStatuses } from '../resumes/parse-status';
import { submissionStatusSchema } from './submission-status';

/** The longest notes that are kept, in characters. */
export const maxNotesLength = 20_000;

/** The file that a candidate's resume is, in Storage. */
export const resumeFileSchema = record({
  /** Path in the bucket, see `storage-paths.ts`. */
  storagePath: string().required(),
  fileName: string().required(),
  contentType: string().required(),
  /** Bytes. */
  size: number().min(0).required(),
  /** SHA-256 of the bytes, hexadecimal: the same file is recognised when it comes again. */
  sha256: string().required(),
});
export type ResumeFile = Model<typeof resumeFileSchema>;

/** The public side of a candidate; written by functions alone (000 §3, 001 §3). */
export const publicCandidateSchema = record({
  organizationId: string().required(),
  jobId: string().required(),
  publicToken: string().required(),
  /** Path of the public page, `/resumes/{publicToken}/{candidateId}`. */
  resumeLink: string().required(),
  /** When the link stops working; null means never. */
  linkExpiry: timestamp(),
  selectedProfileId: string().default(''),
  pageViews: number().default(0),
  upVotes: number().default(0),
  downVotes: number().default(0),
  lastViewed: timestamp(),
});

export const candidateParsingSchema = record({
  documentId: string().default(''),
  indexId: string().default(''),
  sovrenParsedStatus: string().oneOf(parseStatuses).default('notParsed'),
  /** 0 to 100; null until the resume is graded against the job. */
  weightedScore: number().min(0).max(100).nullable().default(null),
  /** Score of each category that the job asks for, 0 to 100. */
  unweightedScores: mixed<Partial<Record<GradeCategory, number>>>().default({}),
  engineVersion: string().default(''),
});

/** Where a candidate came from. */
export const candidateSources = ['upload', 'publicUpload', 'otherJob', 'integration'] as const;

/**
 * A candidate of a job, `organizations/{organizationId}/jobs/{jobId}/candidates/{candidateId}` (000 §3, 001 §3).
 * Large parsing results stand beside it in `parsing/resume`, secrets in `private/access`.
 */
export const jobCandidateSchema = record({
  id: string().required(),
  organizationId: string().required(),
  jobId: string().required(),
  firstName: string().default(''),
  lastName: string().default(''),
  fullName: string().default(''),
  email: string().default(''),
  phone: string().default(''),
  occupation: string().default(''),
  address: postalAddressSchema,
  skills: list(string().required(), 200),
  summary: record({
    /** Shown on the public page. */
    recruiterNotes: string().max(maxNotesLength).default(''),
    /** Internal notes: staff only. */
    privateNotes: string().max(maxNotesLength).default(''),
  }),
  resume: resumeFileSchema.default(undefined).optional(),
  source: string().oneOf(candidateSources).default('upload'),
  isPublicResumeUpload: boolean().default(false),
  createdBy: string().default(''),
  recruiterId: string().default(''),
  candidateBHId: string().default(''),
  isPublic: boolean().default(true),
  enablePdfDownloads: boolean().default(true),
  showExternalGrade: boolean().default(false),
  isFavorite: boolean().default(false),
  /** Soft delete: gone from the lists, still in the data. */
  isDeleted: boolean().default(false),
  submissionStatus: submissionStatusSchema,
  public: publicCandidateSchema,
  sovren: candidateParsingSchema,
  analytics: record({
    /** Views since a member of staff last looked. */
    newResumeViews: number().default(0),
    newLatestActivities: number().default(0),
  }),
  createdAt: timestamp(),
  activityAt: timestamp(),
  schemaVersion: number().default(1),
});
export type JobCandidate = InferType<typeof jobCandidateSchema>;

/** Categories in the order in which screens show them. */
export const shownCategories: readonly GradeCategory[] = gradeCategories;

/** Fields of a candidate that staff write directly, by path. Rules, screens and tests follow this list. */
export const staffWritableCandidateFields = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'occupation',
  'address',
  'skills',
  'summary',
  'recruiterId',
  'isPublic',
  'enablePdfDownloads',
  'showExternalGrade',
  'isFavorite',
  'isDeleted',
  'submissionStatus',
  'analytics',
  'activityAt',
] as const;
