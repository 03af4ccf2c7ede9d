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
  gradingHint: 'Scores change as they come. You can go on working.',
  gradingStopped: (done: number, total: number) => `Grading stopped at ${number(done)} of ${number(total)}.`,
  ungradable: (count: number) =>
    count === 1 ? '1 resume could not be graded.' : `${number(count)} resumes could not be graded.`,
  gradeAgain: 'Grade again',
  levels,
  yearsAsked,
  yearsOfManagement: (years: number) => `At least ${yearsText(years)} of leading people`,
  yearsFound: yearsText,
  yearsInWork: (years: number, total: number) => `${yearsText(years)} in this work, ${yearsText(total)} in all`,
  nearMatch: (found: string) => `has ${found}`,
} as const;

/** The editor of a job's weights. */
export const weightTexts = {
  open: 'Grading weights',
  title: 'How much each part of the grade counts',
  hint: 'Together always 100%. The others make room when you change one.',
  percentOf: (category: string) => `Weight of ${category} in percent`,
  suggested: (percent: number) => `Suggested ${percent}%`,
  areSuggested: 'These are the weights suggested by the description.',
  areOwn: 'These weights were chosen for this job.',
  reset: 'Use suggested',
  save: 'Save weights',
  saved: 'Weights saved. The candidates are put in their new order.',
  overtaken: 'Somebody has saved other weights meanwhile. Saving yours replaces them.',
  preview: 'New order',
  change: 'Change',
  previewOf: (count: number) => `The best ${number(count)} candidates of now, weighed anew`,
  candidate: 'Candidate',
  now: 'Now',
  then: 'New',
  up: (places: number) => `up ${number(places)}`,
  down: (places: number) => `down ${number(places)}`,
  same: 'unchanged',
  nobodyGraded: 'Nobody is graded yet. The order shows as soon as candidates have scores.',
} as const;
