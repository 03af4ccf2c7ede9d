/** `1,200`. */
const number = (value: number) => value.toLocaleString('en-US');

/** Matching candidates of a job in the organization's database. */
export const matchingTexts = {
  open: 'Find matching candidates',
  title: 'Matches in your database',
  ranking: 'Searching the resumes of all jobs…',
  indexing: (done: number, total: number) => `Preparing resumes: ${number(done)} of ${number(total)}`,
  summary: (shown: number, graded: number) => `Top ${number(shown)} of ${number(graded)} resumes that match this job.`,
  alreadyInJob: (count: number) =>
    count === 1 ? '1 more is already in this job.' : `${number(count)} more are already in this job.`,
  nobody: 'No matches in your other jobs yet. Drop resumes on this job to add candidates.',
  everybodyInJob: 'All matching candidates are already in this job.',
  from: (jobTitle: string) => `From ${jobTitle}`,
  resumes: (count: number) => `${number(count)} resumes`,
  found: 'Has',
  near: 'Nearly',
  missing: 'Missing',
  add: 'Add to job',
  addSomebody: (name: string) => `Add to job: ${name}`,
  added: 'Added',
  alreadyThere: 'Already in this job',
  again: 'Search again',
} as const;
