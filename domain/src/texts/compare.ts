/** Comparison of candidates. */
export const compareTexts = {
  title: 'Compare candidates',
  compare: (count: number) => `Compare (${count})`,
  chooseFewer: (most: number) => `Choose ${most} candidates at most`,
  chooseMore: 'Choose at least two candidates to compare them.',
  clear: 'Clear choice',
  print: 'Print',
  remove: (name: string) => `Take ${name} out of the comparison`,
  removed: 'Candidate taken out of the comparison',
  gone: 'This candidate is gone.',
  score: 'Score',
  person: 'Person',
  categories: 'Categories',
  skills: 'Skills the job asks for',
  otherSkills: 'Further skills',
  experience: 'Experience',
  education: 'Education',
  notes: 'Notes',
  found: 'has it',
  near: 'has something near',
  missing: 'missing',
  nothing: 'Nothing told',
} as const;

/** Fewest and most candidates of a comparison; more do not fit the screen. */
export const fewestCompared = 2;
export const mostCompared = 5;
