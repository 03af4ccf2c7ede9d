import type { GradeCategory } from '../grading/grade';
import type { ManagementLevel } from '../resumes/management-level';

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

/** Management levels. */
const levels: Record<ManagementLevel, string> = {
  none: 'No one to lead',
  low: 'Lead or coordinator',
  mid: 'Manager',
  high: 'Director',
  executive: 'Executive',
};

const yearsText = (years: number): string => {
  const rounded = years >= 10 ? Math.round(years) : Math.round(years * 10) / 10;
  return `${rounded} ${rounded === 1 ? 'year' : 'years'}`;
};

function yearsAsked(min: number | null, max: number | null): string {
  if (min !== null && max !== null && min > 0) return `${min} to ${max} years in this work`;
  if (max !== null) return `Up to ${yearsText(max)} in this work`;
  return `At least ${yearsText(min ?? 0)} in this work`;
}

/** `1,200`. */
const number = (value: number) => value.toLocaleString('en-US');

/** Explanation of a score, and progress of grading all candidates. */
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
  gradingHint: 'Scores update as they arrive. You can keep working.',
  gradingStopped: (done: number, total: number) => `Grading stopped at ${number(done)} of ${number(total)}.`,
  ungradable: (count: number) =>
    count === 1 ? '1 resume could not be graded.' : `${number(count)} resumes could not be graded.`,
  gradeAgain: 'Grade again',
  levels,
  yearsAsked,
  yearsOfManagement: (years: number) => `At least ${yearsText(years)} of leading people`,
  yearsFound: yearsText,
  yearsInWork: (same: number, similar: number, total: number) =>
    [
      `${yearsText(same)} in this work`,
      ...(similar < 0.1 ? [] : [`${yearsText(similar)} in similar work`]),
      `${yearsText(total)} in all`,
    ].join(', '),
  yearsInThisOrSimilar: (years: number, total: number) =>
    `${yearsText(years)} in this or similar work, ${yearsText(total)} in all`,
  nearMatch: (found: string) => `has ${found}`,
} as const;

/** The editor of a job's weights. */
export const weightTexts = {
  open: 'Scoring weights',
  title: 'Scoring weights',
  hint: 'Always 100% in total. Changing one weight adjusts the others.',
  percentOf: (category: string) => `Weight of ${category} in percent`,
  suggested: (percent: number) => `Suggested ${percent}%`,
  areSuggested: 'Suggested by the job description.',
  areOwn: 'Set for this job.',
  reset: 'Use suggested',
  save: 'Save weights',
  saved: 'Weights saved. Candidates are sorted by their new scores.',
  overtaken: 'Someone else saved other weights meanwhile. Saving yours replaces them.',
  preview: 'New order',
  change: 'Change',
  previewOf: (count: number) => `Top ${number(count)} with the new weights`,
  candidate: 'Candidate',
  now: 'Now',
  then: 'New',
  up: (places: number) => `up ${number(places)}`,
  down: (places: number) => `down ${number(places)}`,
  same: 'unchanged',
  nobodyGraded: 'No graded candidates yet. The preview appears when candidates have scores.',
} as const;
