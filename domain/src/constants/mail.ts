/** Variables in subjects of client submissions. */
export const subjectVariables = ['candidateName', 'jobId', 'jobTitle', 'companyName'] as const;

/** Variables in bodies of marketing mails. */
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

/** Default texts of submissions to an account manager and to a client. */
export const defaultSentToAccountManager = 'Sent to Account Manager';
export const defaultClientSubmission = 'Client Submission';
