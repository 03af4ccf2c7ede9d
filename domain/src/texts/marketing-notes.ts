import type { OutboxNoteType } from '../ats/outbox-note';
import type { NoteEvent } from '../organizations/bullhorn-events';

/** Notes for the ATS about what viewers and recipients do. */
export const noteTexts: Readonly<Record<NoteEvent, string>> = {
  publicView: 'The public resume was viewed.',
  publicFeedback: 'The public resume got feedback.',
  smCandidateView: 'The marketing profile was viewed.',
  smTearsheetView: 'The tearsheet was viewed.',
  smUnsubscribe: 'The recipient unsubscribed from skills marketing.',
  jmView: 'The job profile was viewed.',
  jmListView: 'The list of jobs was viewed.',
  jmUnsubscribe: 'The recipient unsubscribed from job marketing.',
  jmInterested: 'The viewer is interested in the job.',
  jmNotInterested: 'The viewer is not interested in the job.',
};

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
};
