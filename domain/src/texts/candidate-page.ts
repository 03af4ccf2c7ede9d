/** The candidate page, without grade and notes. */
export const candidatePageTexts = {
  removedNotice: 'This candidate was removed. Viewers of the public link no longer see them.',
  bringBack: 'Restore',
  status: 'Status',
  noStatus: 'No further status',
  downloadPdf: 'Download PDF',
  /** A candidate without a known name. */
  unnamed: 'Candidate',
  remove: 'Remove candidate',
  viewsAndVotes: 'Views and votes',
  noDocument: 'This candidate has no document.',
  tabs: {
    match: 'Match',
    resume: 'Resume',
    notes: 'Notes',
    feedback: 'Feedback',
    views: 'Views',
    activity: 'Activity',
    share: 'Share',
  },
} as const;

export const shareTexts = {
  link: 'Public link',
  copy: 'Copy resume link',
  open: 'Open',
  isPublic: 'Public page is open',
  enablePdfDownloads: 'Viewers may download the PDF',
  showExternalGrade: 'Viewers see the score',
  expires: 'Link expires on',
  never: 'Never expires',
  expiryOff: 'Links do not expire in this organization. The date counts as soon as expiry is switched on.',
  expired: 'This link has expired.',
} as const;

export const attachmentsPanelTexts = {
  upload: 'Add files',
  download: 'Download',
  rename: 'Rename',
  remove: 'Remove',
  removed: (file: string) => `${file} removed`,
  merge: (count: number) => `Merge ${count} into one PDF`,
  newName: 'New name',
  save: 'Save',
  cancel: 'Cancel',
} as const;

export const viewsTexts = {
  none: 'No views of the public page yet.',
  views: 'Views',
  viewers: 'Viewers',
  timeSpent: 'Time spent',
  lastViewed: 'Last viewed',
  overTime: 'Views over time',
  perView: 'Minutes of the latest views',
  places: 'Where from',
  unknownPlace: 'Unknown',
  count: (views: number) => (views === 1 ? '1 view' : `${views} views`),
  minutes: (minutes: number) => `${minutes} min`,
  onlyLatest: (count: number) => `The latest ${count} views.`,
} as const;

export const votesTexts = {
  title: 'Votes',
  approved: 'approved',
  declined: 'declined',
  feedback: 'Feedback',
} as const;

/** Feedback of viewers. */
export const feedbackListTexts = {
  none: 'No feedback yet. It appears here when a viewer of the public resume responds.',
  unknownViewer: 'A viewer',
  accessRequest: 'Access request',
  approved: 'Approved',
  declined: 'Declined',
  message: 'Message',
  why: 'Why',
  interview: 'Interview',
  when: 'When',
  suggestion: 'Suggestion',
} as const;
