import type { JobCandidate } from '../candidates/job-candidate';

/** How a candidate was added, as filters and lists say it. */
export const sourceNames: Record<JobCandidate['source'], string> = {
  upload: 'Uploaded by the team',
  archive: 'Uploaded as zip',
  publicUpload: 'Applied',
  otherJob: 'From another job',
  integration: 'From the ATS',
  api: 'By API',
};

/** The people in all jobs of an agency. */
export const peopleTexts = {
  title: 'Candidates',
  none: 'No candidates yet. Open a job and add resumes there.',
  toJobs: 'Go to jobs',
  noneFiltered: 'No candidates match these filters.',
  clearFilters: 'Clear filters',
  filters: 'Filters',
  filtersInUse: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  anyStatus: 'Any status',
  status: 'Status',
  job: 'Job',
  anyJob: 'Any job',
  recruiter: 'Recruiter',
  anyRecruiter: 'Any recruiter',
  source: 'Source',
  anySource: 'Any source',
  added: 'Added',
  anyTime: 'At any time',
  lastDays: (days: number) => (days === 365 ? 'In the last year' : `In the last ${days} days`),
  columns: {
    select: 'Select',
    name: 'Name',
    email: 'Email',
    jobs: 'Jobs',
    skills: 'Skills',
    location: 'Location',
    recruiter: 'Recruiter',
    source: 'Source',
    added: 'Last Added',
    phone: 'Phone',
  },
  moreJobs: (count: number) => (count === 1 ? '1 more job' : `${count} more jobs`),
  chosen: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
  actsOnNewest: 'In the job that each was added to last',
  clearChoice: 'Clear selection',
  select: (name: string) => `Select: ${name}`,
  chooseFewer: (max: number) => `At most ${max} candidates can be selected.`,
  noJobFound: 'No matching jobs.',
  close: 'Close',
} as const;

/** Adding people to another job. */
export const addToJobTexts = {
  open: 'Add to job',
  title: (name: string) => `Add ${name} to a job`,
  titleOf: (count: number) => `Add ${count} candidates to a job`,
  job: 'Open job',
  hint: 'Resume and personal data are copied and graded for this job. Notes, votes and status stay where they are.',
  add: 'Add',
  addAnyway: 'Add anyway',
  done: (count: number, job: string) => (count === 1 ? `Added to ${job}` : `${count} candidates added to ${job}`),
  openJob: 'Open job page',
  alreadyThere: (name: string) => `${name} is already in this job.`,
  failed: (name: string, reason: string) => `${name} was not added: ${reason}`,
  progress: (done: number, all: number) => `${done} of ${all}`,
} as const;
