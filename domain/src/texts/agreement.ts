/** Settings of the agreement to be represented. */
export const agreementSettingTexts = {
  section: 'Agreement to be represented',
  rule: 'Submission to a client without agreement',
  ruleHelp: 'Whether a candidate has to agree before a client gets the resume.',
  rules: { off: 'Allow', warn: 'Warn', block: 'Block' },
  upload: 'Checkbox on the public upload page',
  uploadHelp: 'Applicants who check it agree to be represented for that job.',
  noUpload: 'No checkbox',
} as const;

/** A candidate's agreement, for staff. */
export const agreementTexts = {
  title: 'Agreement',
  states: {
    none: 'No agreement to be represented',
    asked: 'Asked to agree',
    given: 'Agreed to be represented',
    withdrawn: 'Agreement withdrawn',
  },
  scopes: { job: 'for this job', agency: 'for all jobs' },
  sources: { staff: 'recorded by', link: 'by the mailed link', upload: 'with the upload' },
  ask: 'Ask for agreement',
  askTitle: 'Ask for the agreement to be represented',
  askIntro: (email: string) => `${email} gets a mail with a link to agree, and later to withdraw.`,
  scope: 'What it is about',
  scopeChoices: { job: 'This job', agency: 'All jobs' },
  send: 'Send mail',
  sent: 'Mail sent',
  record: 'Record agreement',
  recordTitle: 'Record an agreement',
  state: 'What the candidate said',
  stateChoices: { given: 'Agrees to be represented', withdrawn: 'Withdraws the agreement' },
  date: 'Date',
  note: 'Where it comes from',
  noteHint: 'Such as: call on Monday',
  save: 'Save',
  saved: 'Agreement saved',
  noEmail: 'This candidate has no email.',
  askedOften: 'This candidate was asked a moment ago.',
  future: 'The date cannot be in the future.',
  missing: (names: readonly string[]) => `No agreement to be represented: ${names.join(', ')}.`,
  blocked: (names: readonly string[]) =>
    `Not sent. Your organization submits only candidates who agreed to be represented. Missing: ${names.join(', ')}.`,
} as const;

/** The mail to the candidate, and the page that its link opens. */
export const agreementPageTexts = {
  subject: (agency: string) => `May ${agency} represent you?`,
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  ask: {
    job: (agency: string, job: string) => `${agency} would like to introduce you for ${job || 'a job'}.`,
    agency: (agency: string) => `${agency} would like to introduce you to its clients for suitable jobs.`,
  },
  before: 'Clients get your resume only for that purpose. You can withdraw at any time with the same link.',
  open: 'Answer',
  reason: (agency: string) => `You get this mail because ${agency} has your resume.`,
  question: (agency: string) => `May ${agency} represent you?`,
  agree: 'I agree',
  withdraw: 'Withdraw my agreement',
  decline: 'No, do not represent me',
  given: 'You have agreed. Thank you.',
  withdrawn: 'You are not represented. All links to your resume have ended.',
  failed: 'This did not work. Try again.',
  loading: 'Loading',
} as const;
