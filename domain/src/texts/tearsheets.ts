/** Public lists of candidates and jobs. */
export const tearsheetTexts = {
  jobsTitle: 'Jobs',
  howItWorks: 'See how it works',
  search: 'Search',
  searchAndFilter: 'Search & Filter',
  noResults: 'No results found',
  retrievingCandidates: 'Retrieving Candidates',
  loadingCandidates: 'Loading Candidates',
  retrievingJobs: 'Retrieving Jobs',
  loadingJobs: 'Loading Jobs',
  keyword: 'Keyword',
  clear: 'Clear',
  favorite: 'Favorite',
  details: 'Details',
  close: 'Close details',
  selectCandidate: 'Select a candidate to see the profile.',
  selectJob: 'Select a job to see its profile.',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (number: number) => `Page ${number}`,
  total: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  from: (field: string) => `${field}, from`,
  to: (field: string) => `${field}, to`,
  bounds: (min: string, max: string) => `${min} to ${max}`,
} as const;

/** The tour of the candidate list, in order. */
export const tourTexts = [
  'Tap a candidate from the list to discover more.',
  'Candidate profiles auto-display.',
  'Share your feedback.',
] as const;

/** Controls of the tour. */
export const tourControlTexts = {
  title: 'How it works',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  next: 'Next',
  skip: 'Skip',
  done: 'Done',
} as const;

/** Marketing candidates and tearsheets in the staff application. */
export const marketingTexts = {
  skillsTitle: 'Skills',
  noSkillsCandidates: 'No candidates are marketed yet. They come from your applicant-tracking system.',
  withoutProfile: (count: number) =>
    count === 1
      ? '1 candidate has no profile, so viewers do not see it.'
      : `${count} candidates have no profile, so viewers do not see them.`,
  createProfilesForAll: 'Create profiles for all',
  profilesSoFar: (count: number) => `Creating profiles: ${count} so far`,
  profilesCreated: (created: number, failed: number) =>
    [
      created === 1 ? '1 profile was created.' : `${created} profiles were created.`,
      ...(failed > 0 ? [`${failed} could not be created; their candidates say why.`] : []),
    ].join(' '),
  tearsheetsTitle: 'Tearsheets',
  noTearsheets: 'There are no tearsheets yet. Create one, or maintain them in your applicant-tracking system.',
  mode: 'What the tearsheets are for',
  ofCandidates: 'Candidates',
  ofJobs: 'Jobs',
  candidatesTitle: 'Candidates',
  noCandidates: 'This tearsheet lists no candidates.',
  jobsTitle: 'Jobs',
  noJobs: 'This tearsheet lists no jobs.',
  firstOnly: (count: number) => `Only the first ${count} are shown.`,
  lastModified: (day: string) => `Last modified ${day}`,
  count: (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`,
  id: (id: string) => `Id ${id}`,
  email: 'Email',
  about: 'About',
  category: 'Category',
  businessSectors: 'Business sectors',
  specialties: 'Specialties',
  skills: 'Skills',
  workHistory: 'Work history',
  education: 'Education',
  certifications: 'Certifications',
  references: 'References',
  present: 'Present',
} as const;
