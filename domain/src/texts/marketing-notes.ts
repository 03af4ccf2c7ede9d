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
