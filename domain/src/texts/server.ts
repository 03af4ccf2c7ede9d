/** Answers of the server. */
export const serverTexts = {
  invalidQuery: 'Invalid query parameters provided.',
  invalidRequest: 'Invalid request provided.',
  permissionDenied: 'Permission denied.',
  createIndexesFailed: 'Failed to create Organization indexes',
  publicUrlDetailsMissing: 'Missing mandatory details. Cannot create public URL',
  userDeleted: 'User deleted',
  userDisabled: 'User disabled',
  userEnabled: 'User enabled',
  userAdded: 'User added',
  userUpdated: 'User updated',
  jobOrderParsed: 'Job order parsed',
  resumeParsed: 'Resume parsed',
  resumeGraded: 'Resume graded',
  resumeRetrieved: 'Candidate resume retrieved',
  indexesAdded: 'Organization indexes added',
  organizationAdded: 'Organization added',
  emailTaken: 'There is already an account with this email.',
  emailNotVerified: 'Whoever has this email has yet to verify it.',
  invitationNotSent: 'User added, but the invitation could not be mailed. Please send a login link.',
  wrongPassword: 'This is not your password.',
  notATeamMember: 'This person is not a member of the team.',
  hasJoined: 'This person has a password already and changes the email in the account settings.',
  inAnotherOrganization: 'This person belongs to another organization.',
  lastSuperAdmin: 'This is the last super admin.',
  lastAdmin: 'This is the last admin of the agency who can sign in.',
  notYourself: 'You cannot do this to your own account.',
} as const;

/** The page in place of a file that is no longer shown. */
export const filePageTexts = {
  title: 'This file is not available',
  closed: 'This link has expired, or the file is no longer shared. Open the page that you were sent again.',
  unknown: 'This link is incomplete. Open the page that you were sent again.',
} as const;

/** Downloads from storage. */
export const downloadTexts = {
  notFound: 'File does not exist',
  unauthorized: 'You do not have permission to download file',
  canceled: 'User canceled download',
  failed: 'Network error occurred. Please try again later.',
  pdfFailed: 'Could not download PDF. Please try again later.',
} as const;
