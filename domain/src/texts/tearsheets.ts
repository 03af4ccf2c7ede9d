/** Public lists of candidates and jobs (002 §2). */
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
} as const;

/** The tour of the candidate list, in order (002 §2). */
export const tourTexts = [
  'Tap a candidate from the list to discover more.',
  'Candidate profiles auto-display.',
  'Share your feedback.',
] as const;
