/** Comparison of candidates. */
export const compareTexts = {
  title: 'Compare candidates',
  compare: (count: number) => `Compare (${count})`,
  chooseFewer: (most: number) => `Choose ${most} candidates at most`,
  chooseMore: 'Select at least two candidates to compare.',
  clear: 'Clear selection',
  print: 'Print',
  remove: (name: string) => `Take ${name} out of the comparison`,
  removed: 'Candidate removed from the comparison',
  gone: 'This candidate no longer exists.',
  score: 'Score',
  person: 'Person',
  categories: 'Categories',
  skills: 'Required and preferred skills',
  otherSkills: 'Further skills',
  experience: 'Experience',
  education: 'Education',
  notes: 'Notes',
  found: 'Found',
  near: 'Partial match',
  missing: 'Missing',
  nothing: 'None',
} as const;

/** Fewest and most candidates of a comparison; more do not fit the screen. */
export const minCompared = 2;
export const maxCompared = 5;
