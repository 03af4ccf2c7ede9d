import type { ActivityType } from '../events/activity';

/** Entries of the activity list. */
export const activityTexts: Record<ActivityType, string> = {
  jobAdded: 'added the job',
  jobUpdated: 'changed the job',
  jobClosed: 'closed the job',
  jobOpened: 'opened the job',
  candidateAdded: 'added the candidate',
  candidateGraded: 'Resume graded',
  candidateCorrected: 'corrected the resume',
  resumeParsed: 'parsed the resume again',
  candidateRemoved: 'removed the candidate',
  candidateRestored: 'brought the candidate back',
  resumeReplaced: 'replaced the resume',
  statusChanged: 'changed the status',
  clientSubmitted: 'submitted the candidate to the client',
  sharingChanged: 'changed what viewers may see',
  profileRevealed: 'revealed the anonymous candidate',
  profileHidden: 'hid the anonymous candidate again',
  shownInClientConnect: 'showed it in Client Connect',
  hiddenInClientConnect: 'hid it in Client Connect',
  jobShared: 'shared the job',
  attachmentAdded: 'attached a file',
  attachmentRemoved: 'removed a file',
  viewResume: 'viewed the resume',
  feedbackVote: 'voted',
  feedbackSubmit: 'sent feedback',
  resumeAccessRequest: 'asked for access to the resume',
  resumeUploaded: 'uploaded the resume',
  pdfDownloaded: 'downloaded the PDF',
  fileDownloaded: 'downloaded a file',
};

/** The list of activities. */
export const activityFeedTexts = { title: 'Activity', more: 'Show more', unnamed: 'the candidate' } as const;
