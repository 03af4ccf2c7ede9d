import { boolean, number, string } from 'yup';
import { credentialSchema } from '../candidates/credential';
import { duplicateChoices, type DuplicateCandidate } from '../candidates/duplicate';
import { requiredId } from '../fields/id';
import { record } from '../fields/model';
import { post } from './endpoint';

/** The added candidate; or the `duplicates` because of which none was added. */
export interface AddedCandidate {
  candidateId: string;
  resumeLink: string;
  duplicates: DuplicateCandidate[];
}

const candidate = () => ({ organizationId: requiredId(), jobId: requiredId(), candidateId: requiredId() });

/** Calls of staff about the candidates of a job. What staff write to Firestore directly needs no call. */
export const candidatesApi = {
  /**
   * Adds a candidate to a job from a staged upload that was parsed and indexed. Idempotent by `candidateId`. A document
   * that does not look like a resume is added only when the uploader confirms it; else the answer is `isDoubted`.
   */
  addJobCandidate: post(
    '/addJobCandidate',
    record({
      organizationId: requiredId(),
      jobId: requiredId(),
      /** The id under which the resume was parsed and indexed. */
      candidateId: requiredId(),
      stagedPath: string().max(1_000).required(),
      fileName: string().max(255).required(),
      onDuplicate: string().oneOf(duplicateChoices).default('keep'),
      isConfirmed: boolean().default(false),
    }),
  ).answers<AddedCandidate & { isDoubted: boolean }>(),

  /**
   * Replaces a candidate's resume with a staged, parsed upload and grades it. Notes, link, votes, status and
   * corrections stay.
   */
  replaceResume: post(
    '/replaceResume',
    record({
      organizationId: requiredId(),
      jobId: requiredId(),
      candidateId: requiredId(),
      /** The id under which the resume was parsed and indexed. */
      documentId: requiredId(),
      stagedPath: string().max(1_000).required(),
      fileName: string().max(255).required(),
    }),
  ).answers<{ candidateId: string; keptCorrections: number }>(),

  /**
   * Copies a candidate from another job of the organization: resume, parsing results and personal data, but not notes
   * and votes; the grade is computed for this job. Idempotent by `candidateId`.
   */
  copyCandidate: post(
    '/copyCandidate',
    record({
      organizationId: requiredId(),
      jobId: requiredId(),
      /** The id of the new candidate. */
      candidateId: requiredId(),
      from: record({ jobId: requiredId(), candidateId: requiredId() }),
      onDuplicate: string().oneOf(duplicateChoices).default('keep'),
    }),
  ).answers<AddedCandidate>(),

  /** Attaches a staged upload to a candidate. Idempotent by `fileId`. */
  addAttachment: post(
    '/addAttachment',
    record({
      ...candidate(),
      fileId: requiredId(),
      stagedPath: string().max(1_000).required(),
      fileName: string().trim().max(255).required(),
    }),
  ).answers<{ fileId: string }>(),

  /** Renames, removes or restores an attachment. */
  changeAttachment: post(
    '/changeAttachment',
    record({ ...candidate(), fileId: requiredId(), name: string().trim().min(1).max(255), isRemoved: boolean() }),
  ).answers<{ fileId: string }>(),

  /** Marks an attachment as a credential, or no longer with null. Refused for organizations without Compliance. */
  setCredential: post(
    '/setCredential',
    record({ ...candidate(), fileId: requiredId(), credential: credentialSchema.nullable().default(null) }),
  ).answers<{ fileId: string }>(),

  /** Sets when the public link expires. */
  setLinkExpiry: post(
    '/setLinkExpiry',
    record({
      ...candidate(),
      /** Milliseconds since 1970; null for never. */
      linkExpiry: number().integer().min(0).max(253_402_300_799_000).nullable().defined(),
    }),
  ).answers<{ linkExpiry: number | null }>(),
} as const;
