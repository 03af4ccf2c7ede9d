import { boolean, string } from 'yup';
import { list, record } from '../fields/model';
import { post } from './endpoint';

const id = () =>
  string()
    .matches(/^[\w-]{1,128}$/)
    .required();

/** Files that are merged in one call, and their bytes together. */
export const maxMergedFiles = 50;
export const maxMergedBytes = 60 * 1024 * 1024;

const candidatePdf = () =>
  record({
    candidate: record({ organizationId: id(), jobId: id(), id: id() }),
    /** Stands on the page instead of the job's own title, unless titles are hidden. */
    jobTitle: string().max(300).default(''),
    /** Whom the page names as contact; the organization's choice when empty. */
    jobRecruiterId: string()
      .matches(/^[\w-]{0,128}$/)
      .default(''),
  });

/** A PDF that was made: its path in Storage, and an address that opens for a few minutes. */
export interface GeneratedPdf {
  name: string;
  url: string;
  fileName: string;
}

/** Calls of staff that make documents (000 §7, 001 §7). */
export const documentsApi = {
  /** Makes the resume PDF of a candidate; `name` is its path in Storage. */
  generatePdf: post('/generatePdf', candidatePdf()).answers<GeneratedPdf>(),

  /** The same for a download, which stands in the candidate's activities. */
  downloadResume: post('/downloadResume', candidatePdf()).answers<GeneratedPdf>(),

  /** Puts several files into one PDF. */
  mergeDocuments: post(
    '/mergeDocuments',
    record({
      /** Paths in Storage, or addresses of files that this API has given; never others. */
      fileUrls: list(string().max(2_500).required(), maxMergedFiles).min(1),
      outputFormat: string().oneOf(['pdf']).required(),
    }),
  ).answers<{ url: string; fileName: string }>(),

  /**
   * Puts a document where everybody with its address can read it. The document comes as base64, as a staged upload
   * (`localFilePath`) or as a file of a candidate (`attachmentFile`).
   */
  generateDocumentPublicUrl: post(
    '/generateDocumentPublicUrl',
    record({
      base64Content: string().max(28_000_000).default(''),
      /** Needed, as is `uuid`; their absence has a text of its own (000 §5). */
      fileName: string().max(255).default(''),
      uuid: string().max(128).default(''),
      localFilePath: string().max(1_000).default(''),
      attachmentFile: record({ organizationId: id(), jobId: id(), candidateId: id(), fileId: id() })
        .nullable()
        .default(null),
      /** Does it belong to a skills-marketing profile? */
      isSm: boolean().default(false),
    }),
  ).answers<{ url: string; path: string; originalFilename: string }>(),

  /** Takes such a document away; doing it again changes nothing. */
  deleteDocumentPublicUrl: post(
    '/deleteDocumentPublicUrl',
    record({ storagePath: string().max(1_000).required() }),
  ).answers<{ deleted: boolean }>(),
} as const;
