/** Column headings, table by table. */
export const jobColumnTexts = {
  viewJob: 'View Job',
  jobTitle: 'Job Title',
  company: 'Company',
  accountManager: 'Account Manager',
  recruiter: 'Recruiter',
  status: 'Open / Closed',
  createdOn: 'Created On',
  location: 'Location',
  createdBy: 'Created By',
  assignedRecruiter: 'Assigned Recruiter',
  salary: 'Salary',
  publicUrl: 'Public URL',
  totalCandidates: 'Total Candidates',
  bestScore: 'Best Score',
} as const;

export const organizationColumnTexts = {
  viewOrganization: 'View Organization',
  createdOn: 'Created On',
  organization: 'Organization',
  email: 'Email',
  indexStatus: 'Job & Index Status',
  billing: 'Billing',
  teamMembers: 'Team Members',
  type: 'Type',
  totalSeats: 'Total Seats',
} as const;

export const userColumnTexts = {
  viewProfile: 'View Profile',
  createdOn: 'Created On',
  name: 'Name',
  email: 'Email',
  resetPassword: 'Reset Password',
  roles: 'Roles',
  disabled: 'Disabled',
  login: 'Login',
} as const;

export const candidateColumnTexts = {
  resume: 'Resume',
  mustHaves: 'Must-haves',
  name: 'Name',
  recruiter: 'Recruiter',
  status: 'Status',
  views: 'Views',
  votes: 'Approved/Declined',
  select: 'Select',
  client: 'Client',
  clientConnect: 'Client Connect',
  dates: 'Dates',
} as const;

export const attachmentColumnTexts = {
  name: 'Name',
  fileType: 'File Type',
  size: 'Size',
  dateAdded: 'Date Added',
  credential: 'Credential',
  select: 'Select',
} as const;

export const teamColumnTexts = {
  name: 'Name',
  email: 'Email',
  roles: 'Roles',
  enabled: 'Enabled',
  portalAccess: 'Portal Access',
  lastActive: 'Last Active',
  skillsBrand: 'Skills Brand',
  submissionBrand: 'Submission Brand',
  viewProfile: 'View Profile',
} as const;

export const internalUserColumnTexts = {
  name: 'Name',
  email: 'Email',
  enabled: 'Enabled',
  status: 'Status',
  brand: 'Brand',
  resetPassword: 'Reset password',
  viewProfile: 'View Profile',
} as const;

export const skillsCandidateColumnTexts = { view: 'View', id: 'Id', name: 'Name', status: 'Status' } as const;

export const tearsheetColumnTexts = {
  name: 'Name',
  lastModified: 'Last Modified',
  candidates: 'Candidates',
  jobs: 'Jobs',
  contacts: 'Contacts',
  leads: 'Leads',
} as const;

export const tearsheetCandidateColumnTexts = {
  viewCandidate: 'View Candidate',
  name: 'Name',
  missingProfile: 'Missing Profile?',
  refreshProfile: 'Refresh Profile',
  recommended: 'Recommended',
} as const;

/** Contacts list and leads list. */
export const contactColumnTexts = {
  name: 'Name',
  companyName: 'Company Name',
  unsubscribed: 'Unsubscribed',
  massMailOptOut: 'Mass Mail Opt Out',
} as const;

export const tearsheetJobColumnTexts = {
  viewJob: 'View Job',
  title: 'Title',
  missingProfile: 'Missing Profile?',
} as const;

/** Table of the users activity dialog. */
export const activityColumnTexts = { date: 'Date', type: 'Type', user: 'User' } as const;
