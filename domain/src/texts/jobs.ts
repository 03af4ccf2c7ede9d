import type { ChangeableJobField } from '../jobs/changed-details';

/** Jobs list, add-job screen, job page. */
export const jobTexts = {
  allJobs: 'All Jobs',
  myJobs: 'My Jobs',
  viewOpenJobs: 'View Open Jobs',
  viewClosedJobs: 'View Closed Jobs',
  displayingMine: 'Displaying only your created Jobs',
  displayingAll: 'Displaying all created Jobs',
  add: 'Add job',
  open: 'Open',
  closed: 'Closed',
  added: 'Job added',
  updated: 'Job updated',
  parsed: 'Job parsed',
  opened: 'Job opened',
  wasClosed: 'Job closed',
  publicLinkReady: 'Success! Candidate may upload resume to job position.',
  pasteDescription: 'Paste a job description. You can edit what was found on the next screen.',
  edit: 'Edit job',
  upTo: (n: number) => `Up to ${n}`,
  changedMeanwhile:
    'Somebody else has changed this job since you opened it. Only the fields that you change are saved.',
  waitingForConnection: 'You are offline. The description is parsed as soon as the connection is back.',
  noClosedJobs: 'No closed jobs.',
  closeJob: 'Close job',
  openJob: 'Open job',
  noJobs: 'No jobs yet. Add your first job by pasting its description.',
} as const;

/** Names of job fields in the activity list. */
export const jobFieldTexts: Record<ChangeableJobField, string> = {
  jobTitle: 'title',
  company: 'company',
  jobDescription: 'description',
  address: 'location',
  remote: 'workplace',
  salary: 'salary',
  jobSkills: 'skills',
  requiredEducation: 'required degree',
  certifications: 'certifications',
  experienceYears: 'years of experience',
  managementYears: 'years of management',
  categories: 'job categories',
  industries: 'company industries',
  officeName: 'office',
  contact: 'contact person',
  accountManagerId: 'account manager',
  recruiterId: 'assigned recruiter',
  gradeWeights: 'grading weights',
};
