import { boolean, mixed, number, string, type InferType } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { gradeCategories, type GradeCategory } from '../grading/grade';
import { parseStatuses } from '../resumes/parse-status';
import { readingSchema } from '../resumes/reading';
import { agreementSchema } from './agreement';
import { clientStateSchema } from './client-state';
import { noticeSchema } from './notice';
import { candidateSources, originSchema } from './origin';
import { personalData } from './personal-data';
import { restrictionSchema } from './restriction';
import { retentionSchema } from './retention';
import { submissionStatusSchema } from './submission-status';

/** Longest notes, in characters. */
export const maxNotesLength = 20_000;

/** The stored file of a resume. */
export const resumeFileSchema = record({
  /** Path in the bucket, see `storage-paths.ts`. */
  storagePath: string().required(),
  fileName: string().required(),
  contentType: string().required(),
  /** Bytes. */
  size: number().min(0).required(),
  /** SHA-256 of the bytes, hexadecimal; finds duplicates. */
  sha256: string().required(),
});
export type ResumeFile = Model<typeof resumeFileSchema>;

/** What the public page of a candidate needs; only functions write it. */
export const publicCandidateSchema = record({
  organizationId: string().required(),
  jobId: string().required(),
  publicToken: string().required(),
  /** Path of the public page, `/resumes/{publicToken}/{candidateId}`. */
  resumeLink: string().required(),
  /** When the link stops working; null means never. */
  linkExpiry: timestamp(),
  selectedProfileId: string().default(''),
  /**
   * Whether viewers may not learn who it is. It stays when the anonymous profile is deleted or hidden, until a user shows a
   * named one.
   */
  isAnonymous: boolean().default(false),
  /** Grows when the links that viewers hold close, because they show an anonymous candidate whose name new links show. */
  linkVersion: number().integer().min(0).default(0),
  pageViews: number().default(0),
  upVotes: number().default(0),
  downVotes: number().default(0),
  lastViewed: timestamp(),
});

export const candidateParsingSchema = record({
  documentId: string().default(''),
  indexId: string().default(''),
  sovrenParsedStatus: string().oneOf(parseStatuses).default('notParsed'),
  /** 0 to 100; null until graded. */
  weightedScore: number().min(0).max(100).nullable().default(null),
  /** Category scores, 0 to 100, of the categories that the job asks for. */
  unweightedScores: mixed<Partial<Record<GradeCategory, number>>>().default({}),
  /** Product of the adjustments' factors, so that the score follows other weights. */
  adjustment: number().min(0).max(1).default(1),
  /** Required must-haves of the job that the resume meets; null until graded, or when the job has none. */
  mustHavesMet: number().integer().min(0).nullable().default(null),
  mustHavesAsked: number().integer().min(0).default(0),
  /** Whether the job has must-haves and the resume meets them all. */
  meetsMustHaves: boolean().default(false),
  engineVersion: string().default(''),
});

/** The shape of a stored candidate that this release writes; see `functions/src/migrations`. */
export const jobCandidateSchemaVersion = 5;

/**
 * A candidate of a job, `organizations/{organizationId}/jobs/{jobId}/candidates/{candidateId}`.
 * Large parsing results are in `parsing/resume` below it, secrets in `private/access`.
 */
export const jobCandidateSchema = record({
  id: string().required(),
  organizationId: string().required(),
  jobId: string().required(),
  firstName: string().default(''),
  lastName: string().default(''),
  ...personalData,
  /** How completely the resume was parsed; only functions write it. */
  reading: readingSchema,
  summary: record({
    /** Shown on the public page. */
    recruiterNotes: string().max(maxNotesLength).default(''),
    /** Internal notes, for staff only. */
    privateNotes: string().max(maxNotesLength).default(''),
  }),
  resume: resumeFileSchema.default(undefined).optional(),
  source: string().oneOf(candidateSources).default('upload'),
  origin: originSchema,
  notice: noticeSchema,
  isPublicResumeUpload: boolean().default(false),
  createdBy: string().default(''),
  recruiterId: string().default(''),
  candidateBHId: string().default(''),
  isPublic: boolean().default(true),
  enablePdfDownloads: boolean().default(true),
  /** Whether viewers see the document; null follows the organization's `displayOriginalResumeFromAllJobs`. */
  showOriginal: boolean().nullable().default(null),
  /** Viewers get a document drawn from the parsed resume, and texts without phone, email and street. */
  hideContactDetails: boolean().default(false),
  showExternalGrade: boolean().default(false),
  isFavorite: boolean().default(false),
  /** Soft delete: not listed, but stored. */
  isDeleted: boolean().default(false),
  submissionStatus: submissionStatusSchema,
  clientState: clientStateSchema,
  public: publicCandidateSchema,
  agreement: agreementSchema,
  retention: retentionSchema,
  restriction: restrictionSchema,
  /** Whether the person wants no AI texts: nothing is then sent to the writing service; only functions write it. */
  refusesAiTexts: boolean().default(false),
  sovren: candidateParsingSchema,
  analytics: record({
    /** Views since a user last opened the candidate. */
    newResumeViews: number().default(0),
    newLatestActivities: number().default(0),
  }),
  createdAt: timestamp(),
  activityAt: timestamp(),
  schemaVersion: number().default(1),
});
export type JobCandidate = InferType<typeof jobCandidateSchema>;

/** Categories in the order of the screens. */
export const shownCategories: readonly GradeCategory[] = gradeCategories;

/** Fields that staff write directly, by path. Rules, screens and tests follow this list. */
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
  'showOriginal',
  'hideContactDetails',
  'showExternalGrade',
  'isFavorite',
  'isDeleted',
  'submissionStatus',
  'analytics',
  'activityAt',
] as const;
