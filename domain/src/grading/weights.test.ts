import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gradeCategories, gradeSchema, type Grade } from './grade';
import { chosenWeights, normalizeWeights, reweigh, sumOfWeights, weightsSchema } from './weights';

const number = fc.oneof(fc.double({ min: -5, max: 50, noNaN: false }), fc.constant(undefined));
const anyWeights = fc
  .record(Object.fromEntries(gradeCategories.map((category) => [category, number])))
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)));

const anyGrade: fc.Arbitrary<Grade> = fc
  .array(fc.record({ isAsked: fc.boolean(), score: fc.double({ min: 0, max: 100, noNaN: true }) }), {
    minLength: gradeCategories.length,
    maxLength: gradeCategories.length,
  })
  .map((rows) =>
    gradeSchema.cast({
      weightedScore: 0,
      engineVersion: 'test',
      categories: gradeCategories.map((category, index) => {
        const row = rows[index] ?? { isAsked: false, score: 0 };
        return { category, isAsked: row.isAsked, unweightedScore: row.isAsked ? row.score : 0, weight: 0 };
      }),
    }),
  );

test('weights of categories asked for sum to 1, the others weigh 0', () => {
  fc.assert(
    fc.property(anyGrade, anyWeights, (grade, weights) => {
      const result = reweigh(grade, weights);
      const asked = result.categories.filter(({ isAsked }) => isAsked);
      const total = result.categories.reduce((sum, { weight }) => sum + weight, 0);
      expect(total).toBeCloseTo(asked.length > 0 ? 1 : 0, 9);
      expect(result.categories.every(({ isAsked, weight }) => isAsked || weight === 0)).toBe(true);
      const scores = asked.map(({ unweightedScore }) => unweightedScore);
      expect(result.weightedScore).toBeLessThanOrEqual(Math.max(0, ...scores) + 0.01);
      expect(result.weightedScore).toBeGreaterThanOrEqual(Math.min(100, ...scores, result.weightedScore) - 0.01);
    }),
  );
});

test('a single weighted category decides the whole score', () => {
  const grade = gradeSchema.cast({
    weightedScore: 30,
    engineVersion: 'test',
    categories: [
      { category: 'skills', isAsked: true, unweightedScore: 80, weight: 0.5 },
      { category: 'jobTitles', isAsked: true, unweightedScore: 20, weight: 0.5 },
    ],
  });
  expect(reweigh(grade, { skills: 3 }).weightedScore).toBe(80);
  expect(reweigh(grade, { skills: 1, jobTitles: 3, languages: 9 }).weightedScore).toBe(35);
  expect(reweigh(grade, {}).weightedScore).toBe(50);
});

test.each([
  ['a sum of 1', { skills: 0.6, jobTitles: 0.4 }, true],
  ['a sum within a thousandth', { skills: 0.6005, jobTitles: 0.4 }, true],
  ['a sum above 1', { skills: 0.7, jobTitles: 0.4 }, false],
  ['nothing', {}, false],
  ['a weight below 0', { skills: 1.5, jobTitles: -0.5 }, false],
])('weights with %s', (_what, weights, isValid) => {
  expect(weightsSchema.isValidSync(weights)).toBe(isValid);
  const chosen = chosenWeights(weights);
  if (isValid) expect(sumOfWeights(chosen ?? {})).toBeCloseTo(1, 12);
  else expect(chosen).toBeNull();
});

test.each([[undefined], [null], ['1'], [7], [{ skills: '1' }], [{ skills: NaN }], [{ skills: Infinity }]])(
  '%p is not a valid choice of weights',
  (stored) => {
    expect(chosenWeights(stored)).toBeNull();
  },
);

test('normalized weights are valid', () => {
  fc.assert(
    fc.property(anyWeights, (weights) => {
      const result = normalizeWeights(weights);
      expect(sumOfWeights(result)).toBeCloseTo(1, 9);
      expect(weightsSchema.isValidSync(result)).toBe(true);
    }),
  );
});
