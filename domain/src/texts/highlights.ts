/** Finding things of a resume in its document, and back. */
export const highlightTexts = {
  showInDocument: (value: string) => `Show in document: ${value}`,
  showWhatWasRead: (label: string) => `Show what was read here: ${label}`,
  shown: 'Shown in the document.',
  notFound: 'This passage could not be found in the document.',
  looking: 'Looking for the passage…',
  asked: 'What the job asks for',
  read: 'What was read',
  highlight: 'Highlight',
  details: 'Details',
  document: 'Document',
  original: 'Original',
  text: 'Text',
  view: 'View',
  textOnly: 'This type of document is shown as its text.',
  parsedFrom: (fileName: string) => `Parsed from ${fileName}`,
  parsedFileGone:
    'The attachment that was parsed has been removed. “Original” is the resume, “Text” is what was read in the attachment.',
  parseAgain: 'Parse file again',
} as const;

/** What a score is made of. */
export const scoreTexts = {
  resumeScore: 'Resume score',
  chart: 'What the score is made of',
  notEarned: 'Not earned',
  points: (points: number, name: string) => `${name}: ${points}`,
  found: 'Found',
  near: 'Near matches',
  missing: 'Missing',
  engine: (version: string) => `Engine ${version}`,
  gradedAt: (when: string) => `graded ${when}`,
  gradeAgain: 'Grade again',
  graded: 'Resume graded',
  nothingAsked: 'The job asks for nothing that can be graded.',
  waiting: 'The grade is on its way.',
  reasons: {
    same: '',
    synonym: 'another name for it',
    parent: 'more general',
    child: 'more special',
    sibling: 'of the same kind',
    related: 'related',
    implied: 'usual in this work',
    higher: 'more than asked',
    lower: 'less than asked',
  } as Readonly<Record<string, string>>,
} as const;
