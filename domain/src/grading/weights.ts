import { number } from 'yup';
import { record, type Model } from '../fields/model';
import { gradeCategories, type Grade, type GradeCategory, type GradeWeights } from './grade';

/** A weight for every category. */
export type AllWeights = Record<GradeCategory, number>;

/** Tolerance of the sum of weights, since users type two digits. */
const tolerance = 0.001;
/** Larger weights are cut to this, to keep sums finite. */
const largest = 1e6;

const weight = () => number().min(0).max(1).default(0);

function valuesOf(valueOf: (category: GradeCategory) => number): AllWeights {
  return {
    education: valueOf('education'),
    jobTitles: valueOf('jobTitles'),
    skills: valueOf('skills'),
    industries: valueOf('industries'),
    managementLevel: valueOf('managementLevel'),
    certifications: valueOf('certifications'),
    languages: valueOf('languages'),
    experience: valueOf('experience'),
  };
}

/** Sum of the weights; missing ones count 0. */
export function sumOfWeights(weights: GradeWeights): number {
  return gradeCategories.reduce((sum, category) => sum + (weights[category] ?? 0), 0);
}

/** Weights as a job stores them: each 0 to 1, with the sum 1 (within a thousandth). */
export const weightsSchema = record({
  education: weight(),
  jobTitles: weight(),
  skills: weight(),
  industries: weight(),
  managementLevel: weight(),
  certifications: weight(),
  languages: weight(),
  experience: weight(),
}).test('sum', 'weights must sum to 1', (weights) => Math.abs(sumOfWeights(weights) - 1) <= tolerance);
export type JobWeights = Model<typeof weightsSchema>;

/**
 * Weights of the categories asked for, with the sum 1; equal weights when the given ones are all 0, and all 0 when
 * nothing is asked for. Negative and infinite numbers count 0.
 */
export function normalizeWeights(
  weights: GradeWeights,
  asked: ReadonlySet<GradeCategory> = new Set(gradeCategories),
): AllWeights {
  const clean = (category: GradeCategory): number => {
    const value = weights[category] ?? 0;
    return asked.has(category) && Number.isFinite(value) && value > 0 ? Math.min(value, largest) : 0;
  };
  const total = gradeCategories.reduce((sum, category) => sum + clean(category), 0);
  return valuesOf((category) => {
    if (total > 0) return clean(category) / total;
    return asked.has(category) ? 1 / asked.size : 0;
  });
}

/**
 * The weights chosen for a job, with the exact sum 1.
 * @param stored `gradeWeights` of the job.
 * @returns null when none were chosen or the stored ones are invalid ({@link weightsSchema}); the suggested ones apply.
 */
export function chosenWeights(stored: unknown): AllWeights | null {
  if (stored === null || stored === undefined || !weightsSchema.isValidSync(stored, { strict: true })) return null;
  return normalizeWeights(stored);
}

const rounded = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 100) / 100;

/** The product of the adjustments' factors. */
export function adjustmentOf(adjustments: readonly { factor: number }[] = []): number {
  return adjustments.reduce((product, { factor }) => product * factor, 1);
}

/**
 * The weighted score: the sum of unweighted scores times weights, times the adjustments, 0 to 100 with two digits.
 * @param adjustment see {@link adjustmentOf}.
 */
export function weightedScoreOf(
  categories: readonly { unweightedScore: number; weight: number }[],
  adjustment = 1,
): number {
  const sum = categories.reduce((total, { unweightedScore, weight: part }) => total + unweightedScore * part, 0);
  return rounded(sum * adjustment);
}

/**
 * A stored grade with other weights. Equal to grading again, since neither categories nor adjustments depend on them.
 * @param weights relative; categories that the job does not ask for weigh 0.
 */
export function reweigh(grade: Grade, weights: GradeWeights): Grade {
  const asked = new Set(
    gradeCategories.filter((name) => grade.categories.some((c) => c.category === name && c.isAsked)),
  );
  const parts = normalizeWeights(weights, asked);
  const categories = grade.categories.map((item) => ({ ...item, weight: parts[item.category] }));
  return { ...grade, categories, weightedScore: weightedScoreOf(categories, adjustmentOf(grade.adjustments)) };
}
