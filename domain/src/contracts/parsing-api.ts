import { array, boolean, string } from 'yup';
import { requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import type { Grade } from '../grading/grade';
import type { ParsedJob } from '../jobs/parsed-job';
import type { ParsedResume } from '../resumes/parsed-resume';
import { post } from './endpoint';

/** Ids of indexes and documents in the parsing service: letters, digits, dash, underscore. */

const document = {
  /** The document as base64; left out for a staged upload. */
  DocumentAsBase64String: string().max(28_000_000),
  /** A file in the caller's staging folder. */
  StagedDocumentPath: string().max(1_000),
  FileName: string().max(255),
  /** YYYY-MM-DD, when the document was last changed; today when absent. */
  RevisionDate: string().matches(/^\d{4}-\d{2}-\d{2}$/),
  OutputHtml: boolean().default(true),
  IndexingOptions: record({ IndexId: requiredId(), DocumentId: requiredId() }),
};

/** The service's envelope (Sovren v9): status and value. */
export interface ServiceAnswer<Value> {
  Info: { Code: string; Message: string };
  Value: Value;
}

/** The answer of parsing. `ParsedDocument` is JSON text in the service's format; `Parsed` is our model of it. */
export interface ParsedDocumentValue<Parsed> {
  ParsedDocument: string;
  Html: string;
  Text: string;
  FileType: string;
  Parsed: Parsed;
}

export interface MatchValue {
  Matches: {
    Id: string;
    IndexId: string;
    SovScore: number;
    WeightedScore: number;
    UnweightedCategoryScores: { Category: string; UnweightedScore: number; TermsFound: string[] }[];
  }[];
  CurrentCount: number;
  TotalCount: number;
  SuggestedCategoryWeights: { Category: string; Weight: number }[];
  AppliedCategoryWeights: { Category: string; Weight: number }[];
}

/** Calls to the parsing service, part of the admin API. */
export const parsingApi = {
  /** Parses a job description and adds it to the organization's index of jobs. */
  parseJobOrder: post('/sovren/parseJobOrder', record(document)).answers<
    ServiceAnswer<ParsedDocumentValue<ParsedJob>>
  >(),
  /** Parses a resume and adds it to the organization's index of resumes. */
  parseResumeAndIndex: post('/sovren/parseResumeAndIndex', record(document)).answers<
    ServiceAnswer<ParsedDocumentValue<ParsedResume>>
  >(),
  /**
   * Grades resumes against a job and stores the scores on the candidates. `documentId` is the job's id.
   */
  gradeResumeById: post(
    '/sovren/gradeResumeById',
    record({
      documentId: requiredId(),
      jobIndexId: requiredId(),
      IndexIdsToSearchInto: array().of(requiredId()).min(1).max(5).required(),
      FilterCriteria: record({ DocumentIds: list(requiredId(), 100).min(1) }),
    }),
  ).answers<ServiceAnswer<MatchValue & { Grades: Record<string, Grade> }>>(),
} as const;
