import { gradeCategories, type GradeCategory, type GradeWeights } from './grade';
import { normalizeWeights, type AllWeights } from './weights';

/** Weights for display: whole percents that sum to 100 over the categories asked for, 0 for others. */
export type WeightPercents = AllWeights;

/** Weights as whole percents. Largest remainders are rounded up, so that the sum is 100. */
export function percentsOf(weights: GradeWeights, asked: ReadonlySet<GradeCategory>): WeightPercents {
  return apportion(normalizeWeights(weights, asked), 100);
}

/** Percents as the weights that a job stores. */
export function weightsOf(percents: WeightPercents): AllWeights {
  return mapped((category) => percents[category] / 100);
}

/**
 * Changes the weight of one category; the others share the rest in their proportions, so that the sum stays 100.
 * @param percents before the change began, so that a slider moved to the end and back restores them.
 * @param percent rounded and clamped to 0 to 100. A job's only category always has 100.
 * @param fallback proportions of the others when they all weigh 0.
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

/** Distributes a whole number by weights that sum to 1 (largest remainder method, earlier categories first). */
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
