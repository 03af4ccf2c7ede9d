import type { OutboxNoteType } from '../ats/outbox-note';
import type { NoteEvent } from '../organizations/bullhorn-events';

/** Notes for the ATS about what viewers and recipients do. */
export const noteTexts: Readonly<Record<NoteEvent, string>> = {
  publicView: 'The public resume was viewed.',
  publicFeedback: 'A viewer gave feedback.',
  smCandidateView: 'The marketing profile was viewed.',
  smTearsheetView: 'The tearsheet was viewed.',
  smUnsubscribe: 'The recipient unsubscribed from skills marketing.',
  jmView: 'The job profile was viewed.',
  jmListView: 'The list of jobs was viewed.',
  jmUnsubscribe: 'The recipient unsubscribed from job marketing.',
  jmInterested: 'The viewer is interested in the job.',
  jmNotInterested: 'The viewer is not interested in the job.',
};

/** What a note about feedback says of a vote on a marketing profile. */
export const profileVoteNotes = {
  smVotePositive: 'The candidate was approved.',
  smVoteNegative: 'The candidate was declined.',
} as const;

/** The kind of a note, in the ATS and on screens; the ATS takes 30 characters. */
export const noteActions: Readonly<Record<OutboxNoteType, string>> = {
  publicView: 'Resume viewed',
  publicFeedback: 'Resume feedback',
  smCandidateView: 'Profile viewed',
  smTearsheetView: 'Tearsheet viewed',
  smUnsubscribe: 'Unsubscribed',
  jmView: 'Job viewed',
  jmListView: 'Job list viewed',
  jmUnsubscribe: 'Unsubscribed from jobs',
  jmInterested: 'Interested in job',
  jmNotInterested: 'Not interested in job',
  smSent: 'Marketing email sent',
  jmSent: 'Job email sent',
  clientSubmission: 'Submitted to client',
  sentToAccountManager: 'Sent to account manager',
  submissionStatus: 'Submission status',
  personErased: 'Erased on request',
};
