/** Candidates of a job: table cells and actions (001 §2.5, §4, §8). */
export const candidateTexts = {
  createdAt: 'Created At',
  submittedOn: 'Submitted On',
  expiresOn: 'Expires On',
  parseFileForScore: 'Parse file to see score',
  parseJobFirst: 'Please parse job first',
  changeProfile: 'Change Profile',
  createProfile: 'Create Profile',
  shownInClientConnect: 'Shown',
  hiddenInClientConnect: 'Hidden',
  favorite: 'Favorite',
  refreshed: 'Candidate refreshed successfully',
  added: 'Candidate added',
  updated: 'Candidate updated',
  removed: 'Candidate removed',
  dropResumes: 'Drop resumes here (.pdf, .docx, .doc, .rtf, .odt, .html, .txt, or a .zip of these)',
  noCandidates: 'No candidates yet. Drop resumes here, or share the public link of the job.',
} as const;

/** Progress of one dropped file. */
export const uploadProgressTexts = {
  waiting: 'Waiting',
  uploading: 'Uploading',
  expanding: 'Opening',
  parsing: 'Parsing',
  grading: 'Grading',
  done: 'Done',
  canceled: 'Canceled',
} as const;

/** Statuses that lists offer before those of the integration (001 §9). */
export const defaultSubmissionStatuses = [
  'Internally Submitted',
  'Candidate Interested',
  'Pending Review',
  'Withdrew',
  'Client Interview',
  'Not Moving Forward',
  'Client Feedback',
  'Interview Feedback',
  'Awaiting Response',
] as const;
