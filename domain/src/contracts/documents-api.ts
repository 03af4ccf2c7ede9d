import { boolean, string } from 'yup';
import { optionalId, requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { post } from './endpoint';

/** Most files of one merge, and their total bytes. */
export const maxMergedFiles = 50;
export const maxMergedBytes = 60 * 1024 * 1024;

const candidatePdf = () =>
  record({
    candidate: record({ organizationId: requiredId(), jobId: requiredId(), id: requiredId() }),
    /** Replaces the job's title on the page, unless titles are hidden. */
    jobTitle: string().max(300).default(''),
    /** The contact that the page shows; the organization's choice when empty. */
    jobRecruiterId: optionalId(),
  });

/** A generated PDF: its path in Storage, and a URL that works for a few minutes. */
export interface GeneratedPdf {
  name: string;
  url: string;
  fileName: string;
}

/** Calls of staff that generate documents. */
export const documentsApi = {
  /** Generates the resume PDF of a candidate; `name` is its path in Storage. */
  generatePdf: post('/generatePdf', candidatePdf()).answers<GeneratedPdf>(),

  /** Generates the PDF and records the download in the candidate's activities. */
  downloadResume: post('/downloadResume', candidatePdf()).answers<GeneratedPdf>(),

  /** Merges several files into one PDF. */
  mergeDocuments: post(
    '/mergeDocuments',
    record({
      /** Paths in Storage, or URLs that this API has issued; no others. */
      fileUrls: list(string().max(2_500).required(), maxMergedFiles).min(1),
      outputFormat: string().oneOf(['pdf']).required(),
    }),
  ).answers<{ url: string; fileName: string }>(),

  /**
   * Publishes a document: anyone with its URL can read it for 15 minutes. The document is given as base64, as a staged upload
   * (`localFilePath`) or as a candidate's attachment (`attachmentFile`).
   */
  generateDocumentPublicUrl: post(
    '/generateDocumentPublicUrl',
    record({
      base64Content: string().max(28_000_000).default(''),
      /** Required, as is `uuid`; the handler checks both, because their absence has its own message. */
      fileName: string().max(255).default(''),
      uuid: string().max(128).default(''),
      localFilePath: string().max(1_000).default(''),
      attachmentFile: record({
        organizationId: requiredId(),
        jobId: requiredId(),
        candidateId: requiredId(),
        fileId: requiredId(),
      })
        .nullable()
        .default(null),
      /** Whether it belongs to a skills-marketing profile. */
      isSm: boolean().default(false),
    }),
  ).answers<{ url: string; path: string; originalFilename: string }>(),

  /** Deletes a published document; idempotent. */
  deleteDocumentPublicUrl: post(
    '/deleteDocumentPublicUrl',
    record({ storagePath: string().max(1_000).required() }),
  ).answers<{ deleted: boolean }>(),
} as const;
