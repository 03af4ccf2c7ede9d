/** `1,200`. */
const number = (value: number) => value.toLocaleString('en-US');

/** Matching candidates of a job in the organization's database. */
export const matchingTexts = {
  open: 'Find matching candidates',
  title: 'Matching candidates of your organization',
  ranking: 'Looking through the resumes of all jobs…',
  indexing: (done: number, total: number) => `Preparing resumes: ${number(done)} of ${number(total)}`,
  summary: (shown: number, graded: number) =>
    `The best ${number(shown)} of ${number(graded)} resumes that share something with this job.`,
  alreadyInJob: (count: number) =>
    count === 1
      ? '1 more is a candidate of this job already.'
      : `${number(count)} more are candidates of this job already.`,
  nobody: 'Nobody of your other jobs matches this one yet. Drop resumes on this job to add people.',
  everybodyInJob: 'Everybody who matches is a candidate of this job already.',
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
