/** Organization settings: title, tabs, sub-tabs. */
export const settingsTexts = {
  title: 'Edit Organization Profile',
  general: 'General',
  notifications: 'Notifications',
  integration: 'Bullhorn',
  labels: 'Labels',
  feedback: 'Feedback',
  brands: 'Brands',
  security: 'Security',
  skills: 'Skills',
  skillMarketing: 'Skill Marketing',
  profiles: 'Profiles',
  profileTemplates: 'Profile Templates',
  users: 'Users',
  submissionPlatform: 'Submission Platform',
  addTemplate: 'Add new profile template',
} as const;

/** Choices for the author of notes and the sender of mails. */
export const authorTexts = {
  apiUser: 'API User',
  jobOwner: 'Job Owner',
  jobRecruiter: 'Job Recruiter',
  candidateOwner: 'Candidate Owner',
  candidateRecruiter: 'Candidate Recruiter',
  clientContactOwner: 'Client Contact / Lead Owner',
  tearsheetOwner: 'Tearsheet Owner',
  loggedUser: 'Current Logged User',
} as const;

/** Default subjects of marketing mails. */
export const defaultSubjectTexts = {
  candidate: (organizationName: string) => `${organizationName} candidate available`,
  tearsheet: (organizationName: string) => `${organizationName} tearsheet of candidates available`,
} as const;

/** Brand form. */
export const brandTexts = {
  add: 'Add brand',
  colors: 'Colors',
  customLabels: 'Custom labels',
  general: 'General',
  questions: 'Questions',
  users: 'Users',
  nameMissing: 'Please enter a brand name and choose a logo.',
  nameTaken: 'Another brand with that name already exists, please choose another one.',
  unsupportedLogo: 'Unsupported file type. Please upload an image file (.jpg, .png',
  userAdded: 'Added successfully',
  userRemoved: 'Removed successfully',
} as const;
