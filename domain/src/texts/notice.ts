import type { CandidateSource } from '../candidates/origin';

/** Setting of the notice to candidates. */
export const noticeSettingTexts = {
  section: 'Notice to candidates',
  isOn: 'Mail candidates a notice about their data',
  isOnHelp: 'Once to each person with an email, about 15 minutes after they are added; after an import within hours.',
  text: 'Text of the notice',
  textHelp: 'A link to the page on which candidates agree or withdraw follows the text.',
  standard:
    'Hello,\n\n[organization] keeps data about you: your contact details, your resume and what we note while we look for a suitable job. We received it on [date]: [source].\n\nWe use it to introduce you to employers. You can ask us at any time for a copy, a correction or the deletion of your data, and you can object to its use. Reply to this mail or use the page below.',
} as const;

/** Where a candidate's data came from, and the notice about it. */
export const originTexts = {
  sources: {
    upload: 'Uploaded file',
    archive: 'Uploaded zip',
    publicUpload: 'Application on a job page',
    otherJob: 'Copied from another job',
    integration: 'Import from the ATS',
    api: 'Another system, by API',
  } satisfies Record<CandidateSource, string>,
  source: 'Source',
  copied: 'copied from another job',
  notified: (email: string, day: string) => `Notice mailed to ${email} on ${day}`,
} as const;

/** The mail itself. */
export const noticeMailTexts = {
  subject: (agency: string) => `How ${agency} uses your data`,
  sources: {
    upload: 'a recruiter added your resume',
    archive: 'a recruiter added your resume',
    publicUpload: 'your resume was uploaded on the page of a job',
    otherJob: 'a recruiter added your resume',
    integration: 'it was imported from our applicant-tracking system',
    api: 'another system of ours sent your resume',
  } satisfies Record<CandidateSource, string>,
  open: 'Your choices',
  reason: (agency: string) => `You get this mail once, because ${agency} has data about you.`,
} as const;
