import type { MustHaveOutcome } from '../grading/must-have';

const rounded = (value: number): number => (value >= 10 ? Math.round(value) : Math.round(value * 10) / 10);
const years = (value: number): string => (rounded(value) === 1 ? '1 year' : `${rounded(value)} years`);

const outcomes: Record<MustHaveOutcome, string> = { met: 'Met', notMet: 'Not met', unclear: 'Unclear' };

/** What a job demands without alternative. */
export const mustHaveTexts = {
  title: 'Must-haves',
  count: (met: number, asked: number) => `${met} of ${asked}`,
  outcomes,
  degree: (name: string, majors: readonly string[]) => (majors.length === 0 ? name : `${name} in ${majors.join(', ')}`),
  years: (value: number) => `${years(value)} in this work`,
  yearsFound: (same: number, similar: number) =>
    similar < 0.1 ? `${years(same)} in this work` : `${years(same)} in this work, ${years(similar)} in similar work`,
  notStated: 'Not stated in the resume',
  required: 'Required',
  preferred: 'Preferred',
  none: 'No must-haves. Add what this job cannot do without.',
  add: 'Add must-have',
  addLabel: 'Another must-have',
  addHint: 'License, certificate, degree, language or years',
  preferredOf: (label: string) => `${label} (preferred)`,
  remove: (label: string) => `Remove ${label}`,
  isRequired: (label: string) => `${label}: required or preferred`,
  edit: 'Edit must-haves',
  allCandidates: 'All candidates',
  meetAll: 'Meet all must-haves',
  nobodyMeetsAll: 'No candidate meets all must-haves.',
  hint: 'Candidates are graded again when you save.',
  areSuggested: 'Suggested by the job description.',
  useSuggested: 'Use suggested',
  save: 'Save must-haves',
  saved: 'Must-haves saved. Candidates are graded again.',
  known: 'This must-have is already in the list.',
} as const;
