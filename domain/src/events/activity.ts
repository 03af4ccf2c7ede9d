import { mixed, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** What is told of a job or a candidate in its list of activities. */
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
  'sharingChanged',
  'attachmentAdded',
  'attachmentRemoved',
  'candidateCorrected',
  'resumeParsed',
  'viewResume',
  'feedbackVote',
  'feedbackSubmit',
  'resumeAccessRequest',
  'resumeUploaded',
  'pdfDownloaded',
  'fileDownloaded',
] as const;
/** What the browser of a member of staff tells of them; everything else is told by whoever makes it happen. */
export const browserActivities = [
  'candidateRemoved',
  'candidateRestored',
  'statusChanged',
  'sharingChanged',
  'fileDownloaded',
] as const satisfies readonly (typeof activityTypes)[number][];

export type ActivityType = (typeof activityTypes)[number];

/** An activity, `…/jobs/{jobId}/events/{eventId}` or `…/candidates/{id}/events/{eventId}`; written by functions alone. */
export const activitySchema = record({
  eventType: string().oneOf(activityTypes).required(),
  /** Uid of the member of staff; empty for viewers. */
  userId: string().default(''),
  /** Name of the person, or the viewer's alias. */
  actorName: string().default(''),
  candidateId: string().default(''),
  /** What the candidate was called then: the job's list says whom it is about. */
  candidateName: string().default(''),
  data: mixed<Record<string, string | number | boolean>>().default({}),
  date: timestamp(),
});
export type Activity = Model<typeof activitySchema>;
