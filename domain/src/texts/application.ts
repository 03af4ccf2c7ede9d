/** Settings of the applicants' page. */
export const applicationSettingTexts = {
  section: 'Page for applicants',
  isOn: 'Give applicants a page',
  isOnHelp:
    'After the upload they get a link to see how far their application is, correct contact data, upload a newer resume and withdraw.',
  words: {
    received: 'Word for received',
    reviewed: 'Word for reviewed',
    submitted: 'Word for submitted',
    closed: 'Word for closed',
  },
  wordsHelp: {
    received: 'The resume is here.',
    reviewed: 'A user has set a status or written a note.',
    submitted: 'The candidate was submitted to the client.',
    closed: 'The job is closed, or the candidate was removed.',
  },
} as const;

/** The stages in the words that an agency has not replaced. */
export const applicationStageTexts = {
  received: 'Received',
  reviewed: 'Reviewed',
  submitted: 'Submitted',
  closed: 'Closed',
} as const;

/** The mail to an applicant, and the page that its link opens. */
export const applicationTexts = {
  subject: (jobTitle: string) => `Your application: ${jobTitle}`,
  greeting: 'Hello,',
  thanks: (agency: string, jobTitle: string) => `${agency} has received your resume for ${jobTitle}.`,
  about:
    'On your page you see how far your application is. You can correct your contact data, upload a newer resume, or withdraw.',
  keepLink: 'Keep the link to yourself: it opens your page without a password.',
  open: 'Open my application',
  reason: (agency: string) => `You get this mail because a resume with this email was uploaded for ${agency}.`,
  follow: 'Follow your application',
  followAbout: 'See how far it is, correct your contact data, upload a newer resume, or withdraw. Keep this link.',
  title: 'Your application',
  stage: 'How far it is',
  isCurrent: 'Now',
  resume: 'Your resume',
  newResume: 'Upload a newer resume',
  resumeStays: 'Your resume is with the client. To replace it, contact your recruiter.',
  resumeReplaced: 'Your new resume is here',
  contact: 'Contact data',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    city: 'City',
    state: 'State',
  },
  save: 'Save contact data',
  saved: 'Contact data saved',
  withdraw: 'Withdraw my application',
  withdrawQuestion: 'Withdraw your application?',
  withdrawAbout:
    'The agency no longer shows you to clients for this job. To come back, apply again on the page of the job.',
  confirmWithdraw: 'Yes, withdraw',
  back: 'Back',
  withdrawn: 'You have withdrawn your application.',
  loading: 'Loading',
  cannotChange: 'This application cannot be changed any more.',
  tooOften: 'This was changed many times. Try again later.',
} as const;
