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

/** `1,200`. */
const number = (value: number) => value.toLocaleString('en-US');

/** How a score is explained, and made again for all candidates of a job. */
export const gradeTexts = {
  overall: 'Overall score',
  categories,
  weight: (percent: number) => `${percent}%`,
  notAsked: 'Not asked',
  found: 'Found',
  near: 'Near match',
  missing: 'Missing',
  preferred: 'preferred',
  grading: (done: number, total: number) => `Grading ${number(done)} of ${number(total)}`,
  gradingQueued: (total: number) => (total === 1 ? 'Grading 1 candidate' : `Grading ${number(total)} candidates`),
  gradingHint: 'Scores change as they come. You can go on working.',
  gradingStopped: (done: number, total: number) => `Grading stopped at ${number(done)} of ${number(total)}.`,
  ungradable: (count: number) =>
    count === 1 ? '1 resume could not be graded.' : `${number(count)} resumes could not be graded.`,
  gradeAgain: 'Grade again',
  nearMatch: (found: string) => `has ${found}`,
} as const;
