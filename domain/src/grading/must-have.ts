import { boolean, string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { formTexts } from '../texts/form';

/** Most must-haves of a job, required and preferred each. */
export const maxMustHaves = 20;
/** Longest must-have, in characters. */
export const maxMustHaveLength = 150;

/** A must-have in the job's or the recruiter's words; alternatives are joined by `or`. */
export const mustHaveLabelSchema = string()
  .trim()
  .max(maxMustHaveLength, formTexts.tooLong(maxMustHaveLength))
  .required(formTexts.required);

/** What a job demands without alternative, and what it prefers. */
export const mustHavesSchema = record({
  required: list(mustHaveLabelSchema, maxMustHaves),
  preferred: list(mustHaveLabelSchema, maxMustHaves),
});
export type MustHaves = Model<typeof mustHavesSchema>;

export const mustHaveKinds = [
  'license',
  'certificate',
  'degree',
  'language',
  'experience',
  /** Where the candidate must be, or the right to work there. */
  'place',
  /** Anything else, looked up by its name. */
  'other',
] as const;
export type MustHaveKind = (typeof mustHaveKinds)[number];

export const mustHaveSchema = record({
  kind: string().oneOf(mustHaveKinds).required(),
  label: mustHaveLabelSchema,
  /** A preferred one is shown, but neither counted nor part of the score. */
  isRequired: boolean().default(true),
});
export type MustHave = Model<typeof mustHaveSchema>;

/** Whether a resume meets a must-have; `unclear` when it hints at it or cannot show it. */
export const mustHaveOutcomes = ['met', 'notMet', 'unclear'] as const;
export type MustHaveOutcome = (typeof mustHaveOutcomes)[number];

/** Must-haves as a job stores them. */
export function mustHavesOf(items: readonly MustHave[]): MustHaves {
  const labels = (isRequired: boolean): string[] =>
    items.filter((item) => item.isRequired === isRequired).map(({ label }) => label);
  return { required: labels(true), preferred: labels(false) };
}

/** How many of the required must-haves are met. */
export interface MustHaveCount {
  met: number;
  asked: number;
}

/** Counts the required must-haves that are met. */
export function countMustHaves(results: readonly { isRequired: boolean; outcome: string }[]): MustHaveCount {
  const required = results.filter(({ isRequired }) => isRequired);
  return { met: required.filter(({ outcome }) => outcome === 'met').length, asked: required.length };
}
