/** Places where data of a person is stored, as runs and `docs/privacy.md` name them. */
export const placeNames = {
  links: 'Public links',
  mailings: 'Mailings of the profile',
  outbox: 'Messages that wait',
  files: 'Files',
  indexes: 'Search and matching',
  shortlists: 'Shortlists',
  tearsheets: 'Tearsheets',
  clientWaits: 'Submissions that wait',
  interviews: 'Interviews',
  exports: 'Earlier exports',
  parser: 'Parsed uploads',
  jobActivities: 'Activities of jobs',
  jobTexts: 'Notes on jobs',
  jobWriting: 'AI texts of jobs',
  atsRecords: 'Records of the ATS',
  atsNotes: 'Notes for the ATS',
  sendouts: 'Records of sent mails',
  marketingLinks: 'Links of marketing pages',
  marketingViews: 'Visits of marketing pages',
  mailingRecipients: 'Mailings to the person',
  mailingTexts: 'Texts of mailings',
  contacts: 'Contacts and leads',
  marketing: 'Marketing candidates',
  people: 'List of people',
  candidates: 'Candidates of jobs',
} as const;
export type PlaceName = keyof typeof placeNames;

export const privacyTexts = {
  /** In texts about something else, in place of a name, email or phone. */
  erasedMark: '[erased]',
  noPerson: 'This candidate is not there any more.',
  wrongName: 'Type the name as it is shown.',
  underWay: 'This person is being erased.',
  erasedBefore: 'This person was erased on request. An admin can allow it again in Settings, Privacy.',
  exportTitle: (name: string) => (name ? `Data about ${name}` : 'Data about you'),
  exportFrom: (organization: string, day: string) => `Stored by ${organization}, written down on ${day}`,
  exportFiles: 'Files',
  exportShort: 'The list goes on in the JSON file.',
  exportFile: (day: string, format: string) => `personal-data-${day}.${format}`,
  exportGone: 'This export is not there any more. Start a new one.',
} as const;

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** The menu of a candidate, its dialogs, and the tab of the settings. */
export const privacyPageTexts = {
  menu: 'Privacy',
  erase: 'Erase person',
  export: 'Export data',
  eraseTitle: 'Erase this person?',
  eraseIntro: 'Everything about this person in your organization goes and cannot be restored:',
  inJob: (job: string) => job || 'A job without a title',
  foundBy: {
    chosen: 'this candidate',
    email: 'same email',
    atsId: 'same record in the ATS',
    file: 'same resume',
    phone: 'same phone and name',
  },
  reach: (files: number, marketing: number, contacts: number) =>
    [
      counted(files, 'file', 'files'),
      ...(marketing > 0 ? [counted(marketing, 'marketing candidate', 'marketing candidates')] : []),
      ...(contacts > 0 ? [counted(contacts, 'contact or lead', 'contacts or leads')] : []),
    ].join(', '),
  rest: 'Public links, profiles, views, votes, feedback, activities, mailings and search entries go as well.',
  keptContacts: (count: number) =>
    `${counted(count, 'contact', 'contacts')} with access to Client Connect will stay. Remove the access first to erase them too.`,
  others: (count: number) =>
    `${counted(count, 'candidate', 'candidates')} with the same phone and another name will stay.`,
  typeName: (name: string) => `Type ${name} to confirm`,
  eraseStarted: 'Erasure started',
  exportTitle: 'Export everything about this person',
  exportIntro:
    'Candidate data from all jobs, mails, views and notes for clients, as JSON and as a readable PDF. Internal notes and data of others are left out.',
  exportStart: 'Start export',
  downloadJson: 'Download JSON',
  downloadPdf: 'Download PDF',
  close: 'Close',
  runs: 'Erasures and exports',
  noRuns: 'No erasures or exports yet. Start one in the Privacy menu of a candidate.',
  kinds: { erasure: 'Erasure', export: 'Export' },
  states: {
    queued: 'Waiting',
    running: 'Working',
    checking: 'Erased. Late records are checked in ten minutes.',
    done: 'Done',
    failed: 'Failed. Start it again.',
  },
  progress: (place: string, found: number) => [place, counted(found, 'record', 'records')].filter(Boolean).join(', '),
  inJobs: (jobs: number) => counted(jobs, 'job', 'jobs'),
  allowTitle: 'Allow an erased person again',
  allowIntro: 'Imports and your team cannot add a person who was erased. After you allow an email, they can.',
  allowEmail: 'Email',
  allow: 'Allow again',
  allowed: 'This person can be added again',
  notErased: 'Nobody with this email was erased',
} as const;

/** AI texts: the organization's setting, and what a candidate wants. */
export const aiPrivacyTexts = {
  refuse: 'Switch off AI texts',
  allow: 'Allow AI texts',
  refused: 'AI texts are off for this person',
  allowed: 'AI texts are allowed for this person',
  section: 'AI texts',
  isOn: 'Let recruiters have texts written by AI',
  isOnHelp:
    'For a text, the resume or the job is sent to the writing service. While this is off, profiles offer no AI texts and nothing is sent; texts that are in profiles stay.',
} as const;

/** Settings of what public lists may be filtered by. */
export const listPrivacyTexts = {
  section: 'Public lists',
  ageFilters: 'Allow filters by date of birth',
  ageFiltersHelp:
    'In many places it is unlawful to choose candidates by age. While this is off, skill marketing leaves out filters by date of birth.',
} as const;
