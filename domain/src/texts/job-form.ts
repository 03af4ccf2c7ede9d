/** Adding and editing a job. */
export const jobFormTexts = {
  form: 'Job',
  check: 'Check what was found',
  byHand: 'Fill in by hand',
  backToDescription: 'Back to the description',
  save: 'Save job',
  descriptionChanged: 'The other fields still say what the earlier description says.',
  followDescription: 'Update fields',
  followed: (names: string) => `Updated: ${names}.`,
  nothingToFollow: 'The other fields say already what the description says.',
  pasted: 'Job description',
  parse: 'Continue',
  position: 'Position',
  jobTitle: 'Job title',
  company: 'Company',
  workplace: 'Workplace',
  salaryFrom: 'Salary from',
  salaryTo: 'Salary to',
  currency: 'Currency',
  paid: 'Paid',
  per: (time: string) => `per ${time}`,
  skillsAndExperience: 'Skills and experience',
  requiredSkills: 'Required skills',
  preferredSkills: 'Preferred skills',
  requiredDegree: 'Required degree',
  yearsOfExperience: 'Years of experience',
  contact: 'Contact',
  showAdvanced: 'Advanced creator',
  advanced: 'Advanced',
  degreeName: 'Degree name',
  yearsOfManagement: 'Years of management',
  categories: 'Job categories',
  industries: 'Company industries',
  officeName: 'Office name',
  certifications: 'Certifications',
  accountManager: 'Account manager',
  recruiter: 'Assigned recruiter',
  termNotKept: (name: string) => `“${name}” could not be kept for the next time.`,
} as const;

/** Workplace types. */
export const workplaceTexts = { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;

/** Summary on the job page. */
export const jobSummaryTexts = {
  title: 'Description and requirements',
  copyLink: 'Copy public link',
  education: 'Education',
  experience: 'Experience',
  years: (count: number) => `${count} years`,
} as const;

/** The access code of a job's public resumes. */
export const jobAccessTexts = {
  open: 'Access code',
  hint: 'Viewers enter it before a resume of this job is shown. Hand it to your client in another way than the link.',
  isSet: 'This job has an access code of its own. It cannot be shown again; set a new one if it is lost.',
  isNotSet: 'Without a code of its own, the job follows the organization.',
  code: 'New access code',
  generate: 'Generate code',
  copy: 'Copy code',
  save: 'Set code',
  remove: 'Remove code',
  saved: (code: string) => `The code is ${code}. Copy it now: it is not shown again.`,
  removed: 'Access code removed',
} as const;

/** The description of a job's public page. */
export const publicDescriptionTexts = {
  warning: 'The public page tells who your client is',
  found: (texts: string) => `Its description contains: ${texts}.`,
  write: 'Write a public description',
  edit: 'Edit public description',
  title: 'Public description',
  hint: 'Shown on the public page instead of the job description. Leave it empty to show the job description.',
  proposed: 'Names, emails and phone numbers that were found are taken out. Check the rest before you save.',
  stillFound: (texts: string) => `Still in it: ${texts}`,
  save: 'Save public description',
  saved: 'Public description saved',
} as const;
