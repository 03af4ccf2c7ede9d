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
    profile: 'Profile',
    notes: 'Notes',
    feedback: 'Feedback',
    messages: 'Messages',
    views: 'Views',
    activity: 'Activity',
    share: 'Share',
  },
} as const;

export const shareTexts = {
  link: 'Public link',
  copy: 'Copy resume link',
  preview: 'Preview as viewer',
  expires: 'Link expires on',
  never: 'Never expires',
  expiryOff: 'Links do not expire in this organization. The date counts as soon as expiry is switched on.',
  expired: 'This link has expired.',
  viewersSee: 'What viewers see',
  always: 'Always shown',
  hidden: 'Hidden',
  shown: 'Shown',
} as const;

/** The profile that viewers get, in the list of the Share tab. */
export const sharedProfileTexts = {
  label: 'Profile',
  none: 'None',
  anonymous: (name: string) => `Anonymous: ${name}`,
  /** By what viewers get. */
  help: {
    resume: 'No profile is selected: viewers see the formatted resume.',
    named: 'Viewers see this profile with the name, occupation and city of the candidate.',
    anonymous: 'Viewers see this profile for “Anonymous candidate” and nothing else of the candidate.',
    nothing:
      'The candidate was shared anonymously, and no anonymous profile is selected: viewers see “Anonymous candidate” alone.',
  },
  blackedOut: (count: number, kinds: readonly string[]) =>
    `Blacked out: ${count === 1 ? '1 text' : `${count} texts`} (${kinds.join(', ').toLowerCase()}).`,
  notBlackedOut: (texts: readonly string[]) => `Not blacked out: ${texts.join(', ')}.`,
  byProfile: 'By the profile',
} as const;

/** The parts of a public resume in the list of the Share tab. */
export const sharedPartTexts = {
  formatted: {
    label: 'Formatted resume',
    byProfile: 'The profile takes its place.',
    anonymous: 'Not shown, because the candidate is anonymous.',
    help: 'Name, occupation, city, summary, skills, work history, education. No phone, email or street of the candidate.',
    helpWithTexts: 'Contact details that the candidate wrote into a summary or a description are shown, too.',
  },
  recruiterNotes: {
    label: 'Recruiter notes',
    help: 'The text of the Notes tab. Internal notes are never shown.',
    byProfile: 'Shown where the profile has them. Internal notes are never shown.',
  },
  contact: { label: 'Your contact details', help: 'Settings of your organization.' },
  isPublic: {
    label: 'Public candidate',
    help: 'Off: no document and no PDF, unless your organization shows the original resume on all jobs.',
  },
  showOriginal: {
    label: 'Original document',
    help: 'Shows phone, email and street, as the candidate wrote them.',
    redacted: 'Redrawn from the parsed resume, without phone, email and street.',
    blocked: 'Not shown, because the candidate is not public.',
    anonymous: 'Not shown, because the candidate is anonymous.',
  },
  hideContactDetails: {
    label: 'Hide contact details',
    help: 'Removes emails and phone numbers from texts, and replaces the original by a redrawn document.',
  },
  enablePdfDownloads: {
    label: 'Viewers may download the PDF',
    help: 'The formatted resume as a file.',
    profile: 'The profile as a file.',
    nothing: 'No file, because viewers see no profile.',
  },
  showExternalGrade: {
    label: 'Viewers see the score',
    help: 'The score with its categories.',
    anonymous: 'Not shown, because the candidate is anonymous.',
  },
} as const;

export const attachmentsPanelTexts = {
  upload: 'Add files',
  download: 'Download',
  view: 'View',
  notShown: 'This file cannot be shown here.',
  rename: 'Rename',
  remove: 'Remove',
  removed: (file: string) => `${file} removed`,
  merge: (count: number) => `Merge ${count} into one PDF`,
  newName: 'New name',
  credential: 'Credential',
  credentialKind: 'Kind',
  credentialExpiry: 'Valid until',
  credentialOpens: 'Clients may open the file',
  credentialOpensHint: 'Where they see credentials. The file of an anonymous candidate stays closed.',
  noCredential: 'Not a credential',
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
  maybe: 'answered Maybe',
  history: 'Changed answers',
  changed: (from: string, to: string) => `changed from ${from} to ${to}`,
  feedback: 'Feedback',
} as const;

/** Feedback of viewers. */
export const feedbackListTexts = {
  none: 'No feedback yet. It appears here when a viewer of the public resume responds.',
  accessRequest: 'Access request',
  approved: 'Approved',
  declined: 'Declined',
  message: 'Message',
  why: 'Why',
  interview: 'Interview',
  when: 'When',
  suggestion: 'Suggestion',
} as const;
