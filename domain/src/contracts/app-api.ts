import { mixed, number, string } from 'yup';
import { browserActivities } from '../events/activity';
import { browserUserEvents } from '../events/user-log';
import { record } from '../fields/model';
import { maxTagLength } from '../tags/custom-tag';
import { termKindNames } from '../tags/term-kinds';
import { get, post } from './endpoint';

const id = () =>
  string()
    .matches(/^[\w-]{1,128}$/)
    .required();

/** One file that came out of a staged archive, or why it did not. */
export type ArchiveEntryAnswer =
  { fileName: string; stagedPath: string; size: number } | { fileName: string; fault: string };

/** Calls of signed-in staff (000 §7 "App API"). */
export const appApi = {
  /** Is the caller's token valid, and whose is it? */
  verifyUserToken: get('/verifyUserToken', record({})).answers<{ uid: string; email: string }>(),

  /** Takes an uploaded zip apart; each entry becomes a staged upload of its own. */
  expandArchive: post(
    '/expandArchive',
    record({ organizationId: id(), stagedPath: string().max(1_000).required() }),
  ).answers<{
    entries: ArchiveEntryAnswer[];
  }>(),

  /** Throws away a staged upload and its index entry, after a failure or a change of mind. */
  discardUpload: post(
    '/discardUpload',
    record({
      organizationId: id(),
      stagedPath: string().max(1_000).required(),
      documentId: string().matches(/^[\w-]{0,128}$/),
    }),
  ).answers<{ discarded: boolean }>(),

  /** Grades all candidates of a job again; the job tells how far that is. */
  gradeJobCandidates: post('/gradeJobCandidates', record({ organizationId: id(), jobId: id() })).answers<{
    total: number;
  }>(),

  /** A short-lived address from which one file of a candidate can be read. */
  storageFileDownload: post(
    '/storageFileDownload',
    record({
      type: string().oneOf(['candidateFile']).required(),
      organizationId: id(),
      jobId: id(),
      candidateId: id(),
      /** `resume`, or the id of an attachment. */
      fileId: id(),
    }),
  ).answers<{ url: string; fileName: string; contentType: string }>(),

  /** The file behind such an address: answers the file itself. The signature in it is the right to read. */
  storageFile: get('/storageFile', record({ link: string().max(2_000).required() })).answers<never>(),

  /** Terms of the taxonomy that begin like what somebody types into a field (000 §2 Add-job screen). */
  suggestTerms: get(
    '/suggestTerms',
    record({
      kind: string().oneOf(termKindNames).required(),
      text: string().trim().max(maxTagLength).required(),
    }),
  ).answers<{ names: string[] }>(),

  /** Records an event of a user in the organization's log. */
  recordEvent: post(
    '/recordEvent',
    record({ organizationId: id(), data: record({ eventType: string().oneOf(browserUserEvents).required() }) }),
  ).answers<{ recorded: true }>(),

  /** Records an activity of a candidate; it shows in the list of the job, too. */
  recordJobEvent: post(
    '/recordJobEvent',
    record({
      organizationId: id(),
      data: record({
        eventType: string().oneOf(browserActivities).required(),
        jobId: id(),
        candidateId: id(),
        /** What it was about, for people: the new status, the name of a file. */
        detail: string().max(200).default(''),
      }),
    }),
  ).answers<{ recorded: true }>(),

  /** Records time and use of the product by staff. */
  analyticsEvent: post(
    '/analytics/event',
    record({
      product: string().max(60).required(),
      data: record({
        sourceOrigin: string().max(300).default(''),
        time: number().required(),
        duration: number().min(0).default(0),
      }),
    }),
  ).answers<{ recorded: true }>(),

  /** Sends what went wrong in the browser to the server's log. */
  loggerService: post(
    '/loggerService',
    record({ error: mixed<string | Record<string, unknown>>().required(), message: string().max(2_000).default('') }),
  ).answers<{ logged: true }>(),
} as const;
