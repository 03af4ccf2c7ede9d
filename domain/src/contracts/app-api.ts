import { mixed, number, string } from 'yup';
import { minAccessCodeLength } from '../constants/public-links';
import { browserActivities } from '../events/activity';
import { browserUserEvents } from '../events/user-log';
import { optionalId, requiredId } from '../fields/id';
import { record } from '../fields/model';
import { seconds } from '../fields/time';
import { maxTagLength } from '../tags/custom-tag';
import { termKindNames } from '../tags/term-kinds';
import { formTexts } from '../texts/form';
import { get, post } from './endpoint';

/** A file of a staged archive, or why it was left out. */
export type ArchiveEntryAnswer =
  | { fileName: string; stagedPath: string; size: number }
  | { fileName: string; fault: string };

/** Calls of signed-in staff. */
export const appApi = {
  /** Checks the caller's token and answers whose it is. */
  verifyUserToken: get('/verifyUserToken', record({})).answers<{ uid: string; email: string }>(),

  /** Unpacks an uploaded zip; each entry becomes a staged upload. */
  expandArchive: post(
    '/expandArchive',
    record({ organizationId: requiredId(), stagedPath: string().max(1_000).required() }),
  ).answers<{
    entries: ArchiveEntryAnswer[];
  }>(),

  /** Deletes a staged upload and its index entry, after a failure or when the user cancels. */
  discardUpload: post(
    '/discardUpload',
    record({
      organizationId: requiredId(),
      stagedPath: string().max(1_000).required(),
      documentId: optionalId(),
    }),
  ).answers<{ discarded: boolean }>(),

  /** Grades all candidates of a job again; the job's `grading` shows the progress. */
  gradeJobCandidates: post(
    '/gradeJobCandidates',
    record({ organizationId: requiredId(), jobId: requiredId() }),
  ).answers<{
    total: number;
  }>(),

  /** A short-lived URL of a candidate's file. */
  storageFileDownload: post(
    '/storageFileDownload',
    record({
      type: string().oneOf(['candidateFile']).required(),
      organizationId: requiredId(),
      jobId: requiredId(),
      candidateId: requiredId(),
      /** `resume`, or the id of an attachment. */
      fileId: requiredId(),
    }),
  ).answers<{ url: string; fileName: string; contentType: string }>(),

  /** Answers the file of a signed URL. The signature grants access. */
  storageFile: get('/storageFile', record({ link: string().max(2_000).required() })).answers<never>(),

  /** Terms of the taxonomy that begin with the typed text. */
  suggestTerms: get(
    '/suggestTerms',
    record({
      kind: string().oneOf(termKindNames).required(),
      text: string().trim().max(maxTagLength).required(),
    }),
  ).answers<{ names: string[] }>(),

  /**
   * Sets the access code of a job's public resumes. It is never answered again.
   * An empty code removes it, and the organization's holds again.
   */
  setJobAccessCode: post(
    '/setJobAccessCode',
    record({
      organizationId: requiredId(),
      jobId: requiredId(),
      accessCode: string()
        .trim()
        .matches(/^.{5,100}$/u, { message: formTexts.tooShort(minAccessCodeLength), excludeEmptyString: true })
        .default(''),
    }),
  ).answers<{ hasAccessCode: boolean }>(),

  /** Records an event of a user in the organization's log. */
  recordEvent: post(
    '/recordEvent',
    record({ organizationId: requiredId(), data: record({ eventType: string().oneOf(browserUserEvents).required() }) }),
  ).answers<{ recorded: true }>(),

  /** Records an activity of a candidate, which the job lists as well. */
  recordJobEvent: post(
    '/recordJobEvent',
    record({
      organizationId: requiredId(),
      data: record({
        eventType: string().oneOf(browserActivities).required(),
        jobId: requiredId(),
        candidateId: requiredId(),
        /** Text for the list: the new status, the name of a file. */
        detail: string().max(200).default(''),
      }),
    }),
  ).answers<{ recorded: true }>(),

  /** Records product usage by staff. */
  analyticsEvent: post(
    '/analytics/event',
    record({
      product: string().max(60).required(),
      data: record({
        sourceOrigin: string().max(300).default(''),
        time: number().min(0).max(253_402_300_799_000).required(),
        duration: seconds(),
      }),
    }),
  ).answers<{ recorded: true }>(),

  /** Sends an error of the browser to the server's log. */
  loggerService: post(
    '/loggerService',
    record({ error: mixed<string | Record<string, unknown>>().required(), message: string().max(2_000).default('') }),
  ).answers<{ logged: true }>(),
} as const;
