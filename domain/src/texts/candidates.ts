/** Candidates of a job: table cells and actions. */
export const candidateTexts = {
  list: 'Candidates',
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
  newViews: (count: number) => `${count} new`,
  refreshed: 'Candidate refreshed successfully',
  added: 'Candidate added',
  updated: 'Candidate updated',
  remove: 'Remove',
  removed: 'Candidate removed',
  uploadResumes: 'Upload resumes',
  dropAnywhere: 'Drop resumes anywhere to add them to this job',
  dropResumes: 'Drop resumes here (.pdf, .docx, .doc, .rtf, .odt, .html, .txt, pictures, or a .zip of these)',
  noCandidates: 'No candidates yet. Drop resumes here, or share the public link of the job.',
} as const;

/** Progress of one dropped file. */
export const uploadProgressTexts = {
  waiting: 'Waiting',
  uploading: 'Uploading',
  expanding: 'Opening',
  parsing: 'Parsing',
  adding: 'Adding',
  grading: 'Grading',
  done: 'Done',
  skipped: 'Skipped',
  canceled: 'Canceled',
} as const;

/** The list of uploads. */
export const uploadListTexts = {
  title: 'Uploads',
  readingPage: (page: number, pages: number) => `Reading page ${page} of ${pages}`,
  finished: (done: number, all: number, failed: number) =>
    `${done} of ${all} files${failed > 0 ? `, ${failed} could not be added` : ''}`,
  clear: 'Clear finished',
  showFiles: 'Show files',
  hideFiles: 'Hide files',
  scores: 'Scores:',
  moreScores: (count: number) => `and ${count} more`,
  moreTools: 'More tools',
  lost: 'Not added, because the page was left during the upload. Add the file again.',
  cancel: 'Cancel upload',
  cancelAll: 'Cancel all',
  retryAll: 'Try all again',
} as const;

/** Questions about a duplicate. */
export const duplicateTexts = {
  sameFile: (name: string) => `The same file as ${name || 'a candidate'} of this job.`,
  sameEmail: (name: string) => `The same email as ${name || 'a candidate'} of this job.`,
  keep: 'Keep both',
  replace: 'Replace resume',
  skip: 'Skip',
  waiting: (count: number) => (count === 1 ? '1 candidate is there already' : `${count} candidates are there already`),
  forAll: 'For all:',
  keptCorrections: (count: number) => (count === 1 ? '1 correction kept' : `${count} corrections kept`),
} as const;

/** Copying candidates from another job. */
export const otherJobTexts = {
  open: 'Add from another job',
  title: 'Add candidates from another job',
  close: 'Close',
  jobs: 'Choose a job',
  noJobs: 'There is no other job.',
  thisJob: (title: string) => `${title} (this job)`,
  back: 'Choose another job',
  state: 'In this job',
  addAnyway: 'Add anyway',
  noCandidates: 'This job has no candidates.',
  add: (count: number) => (count === 1 ? 'Add 1 candidate' : `Add ${count} candidates`),
  added: (count: number) => (count === 1 ? '1 candidate added' : `${count} candidates added`),
  alreadyThere: 'Already in this job',
} as const;

/** Statuses that the product sets by itself. */
export const setStatusTexts = {
  /** Of a submission that a viewer has declined, where the organization rejects it then. */
  rejected: 'Not Moving Forward',
} as const;

/** Statuses that lists offer before those of the ATS. */
export const defaultSubmissionStatuses = [
  'Internally Submitted',
  'Candidate Interested',
  'Pending Review',
  'Withdrew',
  'Client Interview',
  setStatusTexts.rejected,
  'Client Feedback',
  'Interview Feedback',
  'Awaiting Response',
] as const;
