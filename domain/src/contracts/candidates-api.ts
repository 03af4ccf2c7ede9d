import { boolean, number, string } from 'yup';
import { duplicateChoices, type DuplicateCandidate } from '../candidates/duplicate';
import { record } from '../fields/model';
import { post } from './endpoint';

const id = () =>
  string()
    .matches(/^[\w-]{1,128}$/)
    .required();

/** A candidate that was made; or, with `duplicates` and nothing made, those who are there already. */
export interface AddedCandidate {
  candidateId: string;
  resumeLink: string;
  duplicates: DuplicateCandidate[];
}

const candidate = () => ({ organizationId: id(), jobId: id(), candidateId: id() });

/** Calls of staff about the candidates of a job, beside those that write the documents themselves. */
export const candidatesApi = {
  /**
   * Makes a candidate of a job from a staged upload whose parsed text stands in the index of resumes. Doing it again
   * with the same id changes nothing.
   */
  addJobCandidate: post(
    '/addJobCandidate',
    record({
      organizationId: id(),
      jobId: id(),
      /** The id under which the resume was parsed and indexed. */
      candidateId: id(),
      stagedPath: string().max(1_000).required(),
      fileName: string().max(255).required(),
      onDuplicate: string().oneOf(duplicateChoices).default('keep'),
    }),
  ).answers<AddedCandidate>(),

  /**
   * Makes a staged, parsed upload the resume of a candidate who is there already. Notes, link, votes, status and what
   * people corrected stay; the score is made anew.
   */
  replaceResume: post(
    '/replaceResume',
    record({
      organizationId: id(),
      jobId: id(),
      candidateId: id(),
      /** The id under which the resume was parsed and indexed. */
      documentId: id(),
      stagedPath: string().max(1_000).required(),
      fileName: string().max(255).required(),
    }),
  ).answers<{ candidateId: string; keptCorrections: number }>(),

  /**
   * Makes a candidate of a job from a candidate of another job of the organization: resume, parsing and person are
   * copied, notes and votes are not; the score is made for this job. Doing it again with the same id changes nothing.
   */
  copyCandidate: post(
    '/copyCandidate',
    record({
      organizationId: id(),
      jobId: id(),
      /** The id that the new candidate will have. */
      candidateId: id(),
      from: record({ jobId: id(), candidateId: id() }),
      onDuplicate: string().oneOf(duplicateChoices).default('keep'),
    }),
  ).answers<AddedCandidate>(),

  /** Makes a staged upload a file beside the resume. Doing it again with the same id changes nothing. */
  addAttachment: post(
    '/addAttachment',
    record({
      ...candidate(),
      fileId: id(),
      stagedPath: string().max(1_000).required(),
      fileName: string().trim().max(255).required(),
    }),
  ).answers<{ fileId: string }>(),

  /** Renames a file beside the resume, takes it away, or brings it back. */
  changeAttachment: post(
    '/changeAttachment',
    record({ ...candidate(), fileId: id(), name: string().trim().min(1).max(255), isRemoved: boolean() }),
  ).answers<{ fileId: string }>(),

  /** Says when the public link stops working. */
  setLinkExpiry: post(
    '/setLinkExpiry',
    record({
      ...candidate(),
      /** Milliseconds since 1970; null for never. */
      linkExpiry: number().integer().min(0).max(253_402_300_799_000).nullable().defined(),
    }),
  ).answers<{ linkExpiry: number | null }>(),
} as const;
