import { gradeCategories, type GradeCategory, type GradeWeights } from './grade';
import { normalizeWeights, type AllWeights } from './weights';

/** Weights as people see them: whole percents that sum to 100 over what is asked, 0 elsewhere. */
export type WeightPercents = AllWeights;

/** Weights as whole percents; the largest remainders get what rounding down leaves, so that the sum stays 100. */
export function percentsOf(weights: GradeWeights, asked: ReadonlySet<GradeCategory>): WeightPercents {
  return apportion(normalizeWeights(weights, asked), 100);
}

/** Percents as the weights that a job stores. */
export function weightsOf(percents: WeightPercents): AllWeights {
  return mapped((category) => percents[category] / 100);
}

/**
 * Gives one category another weight; the others share the rest as they did before, so that the sum stays 100.
 * @param percents as they were when the change began: a slider that goes to the end and back restores them.
 * @param percent taken as 0 to 100, whole. When nothing else is asked, the one category has everything.
 * @param fallback how the others share the rest when they had nothing.
 */
export function withPercent(
  percents: WeightPercents,
  change: { category: GradeCategory; percent: number; asked: ReadonlySet<GradeCategory>; fallback: GradeWeights },
): WeightPercents {
  const { category, asked, fallback } = change;
  const others = new Set([...asked].filter((name) => name !== category));
  if (!asked.has(category)) return percents;
  if (others.size === 0) return mapped((name) => (name === category ? 100 : 0));
  const wanted = Number.isFinite(change.percent) ? change.percent : 0;
  const percent = Math.round(Math.min(100, Math.max(0, wanted)));
  const had = [...others].some((name) => percents[name] > 0);
  const shares = apportion(normalizeWeights(had ? percents : fallback, others), 100 - percent);
  return { ...shares, [category]: percent };
}

/** Shares out a whole number by weights that sum to 1 (largest remainder, earlier categories first). */
function apportion(weights: AllWeights, whole: number): AllWeights {
  const exact = mapped((category) => weights[category] * whole);
  const shares = mapped((category) => Math.floor(exact[category] + 1e-9));
  const sum = gradeCategories.reduce((total, category) => total + shares[category], 0);
  const weighted = gradeCategories.filter((category) => weights[category] > 0);
  const byRemainder = weighted.sort((a, b) => exact[b] - shares[b] - (exact[a] - shares[a]));
  const roundedUp = new Set(byRemainder.slice(0, whole - sum));
  return mapped((category) => shares[category] + (roundedUp.has(category) ? 1 : 0));
}

function mapped(valueOf: (category: GradeCategory) => number): AllWeights {
  const all = normalizeWeights({});
  for (const category of gradeCategories) all[category] = valueOf(category);
  return all;
}
