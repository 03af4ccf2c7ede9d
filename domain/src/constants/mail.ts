/** Variables in subjects of client submissions (001 §9). */
export const subjectVariables = ['candidateName', 'jobId', 'jobTitle', 'companyName'] as const;

/** Variables in bodies of marketing mails (001 §9). */
export const bodyVariables = [
  'clientName',
  'clientFirstName',
  'clientLastName',
  'companyName',
  'profileText',
  'resumeLink',
  'senderName',
  'emailSignature',
  'candidateName',
  'candidateJobTitle',
  'comments',
  'tearsheetLink',
  'tearsheetName',
] as const;

/** Texts of submissions to an account manager and to a client (000 §9, 001 §9). */
export const defaultSentToAccountManager = 'Sent to Account Manager';
export const defaultClientSubmission = 'Client Submission';
