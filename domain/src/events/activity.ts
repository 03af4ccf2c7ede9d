import { mixed, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** Types of entries in the activity list of a job or candidate. */
export const activityTypes = [
  'jobAdded',
  'jobUpdated',
  'jobClosed',
  'jobOpened',
  'candidateAdded',
  'candidateGraded',
  'candidateRemoved',
  'candidateRestored',
  'resumeReplaced',
  'statusChanged',
  'clientSubmitted',
  'sharingChanged',
  'profileRevealed',
  'profileHidden',
  'shownInClientConnect',
  'hiddenInClientConnect',
  'jobShared',
  'agreementAsked',
  'agreementGiven',
  'agreementWithdrawn',
  'processingRestricted',
  'processingAllowed',
  'attachmentAdded',
  'attachmentRemoved',
  'candidateCorrected',
  'resumeParsed',
  'viewResume',
  'feedbackVote',
  'feedbackSubmit',
  'resumeAccessRequest',
  'clientWrote',
  'interviewProposed',
  'interviewConfirmed',
  'interviewMoved',
  'interviewCanceled',
  'resumeUploaded',
  'pdfDownloaded',
  'fileDownloaded',
] as const;
/** Activities that the browser of staff records, for changes it writes itself; functions record all others. */
export const browserActivities = [
  'candidateRemoved',
  'candidateRestored',
  'statusChanged',
  'sharingChanged',
  'fileDownloaded',
] as const satisfies readonly (typeof activityTypes)[number][];

export type ActivityType = (typeof activityTypes)[number];

/**
 * An activity, `…/jobs/{jobId}/events/{eventId}` or `…/candidates/{id}/events/{eventId}`; written by functions alone.
 */
export const activitySchema = record({
  eventType: string().oneOf(activityTypes).required(),
  /** Uid of the user; empty for viewers. */
  userId: string().default(''),
  /** The user's name, or the viewer's alias. */
  actorName: string().default(''),
  candidateId: string().default(''),
  /** The candidate's name at that time, for the job's list. */
  candidateName: string().default(''),
  data: mixed<Record<string, string | number | boolean>>().default({}),
  date: timestamp(),
});
export type Activity = Model<typeof activitySchema>;
