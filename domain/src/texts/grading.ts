import type { GradeCategory } from '../grading/grade';

const categories: Record<GradeCategory, string> = {
  education: 'Education',
  jobTitles: 'Job titles',
  skills: 'Skills',
  industries: 'Industries',
  managementLevel: 'Management level',
  certifications: 'Certifications',
  languages: 'Languages',
  experience: 'Experience',
};

/** How a score is explained. */
export const gradeTexts = {
  overall: 'Overall score',
  categories,
  weight: (percent: number) => `${percent}%`,
  notAsked: 'Not asked',
  found: 'Found',
  near: 'Near match',
  missing: 'Missing',
  preferred: 'preferred',
  nearMatch: (found: string) => `has ${found}`,
} as const;
