import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { percentsOf, weightsOf, withPercent } from './edit-weights';
import { gradeCategories } from './grade';
import { sumOfWeights, weightsSchema } from './weights';

const anyWeights = fc.dictionary(fc.constantFrom(...gradeCategories), fc.double({ min: 0, max: 10, noNaN: true }));
const anyAsked = fc.subarray([...gradeCategories], { minLength: 1 }).map((names) => new Set(names));

test('after any changes, whole percents sum to 100 and categories that are not asked for weigh 0', () => {
  const change = fc.record({
    category: fc.constantFrom(...gradeCategories),
    percent: fc.oneof(fc.integer({ min: -20, max: 130 }), fc.double()),
  });
  fc.assert(
    fc.property(anyWeights, anyAsked, fc.array(change, { maxLength: 5 }), (weights, asked, changes) => {
      let percents = percentsOf(weights, asked);
      for (const { category, percent } of changes) {
        percents = withPercent(percents, { category, percent, asked, fallback: weights });
        expect(sumOfWeights(percents)).toBe(100);
      }
      expect(sumOfWeights(percents)).toBe(100);
      expect(Object.values(percents).every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
      expect(gradeCategories.every((name) => asked.has(name) || percents[name] === 0)).toBe(true);
      expect(weightsSchema.isValidSync(weightsOf(percents))).toBe(true);
    }),
  );
});

const asked = new Set(['skills', 'jobTitles', 'education'] as const);
const percents = percentsOf({ skills: 0.5, jobTitles: 0.3, education: 0.2 }, asked);

test('the changed category gets the requested percent, the others keep their proportions', () => {
  expect(withPercent(percents, { category: 'skills', percent: 75, asked, fallback: {} })).toMatchObject({
    skills: 75,
    jobTitles: 15,
    education: 10,
  });
});

test('others that weighed 0 share the rest by the fallback weights', () => {
  const all = withPercent(percents, { category: 'skills', percent: 100, asked, fallback: {} });
  const fallback = { skills: 0.4, jobTitles: 0.45, education: 0.15 };
  expect(withPercent(all, { category: 'skills', percent: 60, asked, fallback })).toMatchObject({
    skills: 60,
    jobTitles: 30,
    education: 10,
  });
});

test('thirds are rounded so that they sum to 100', () => {
  expect(sumOfWeights(percentsOf({}, asked))).toBe(100);
  expect(percentsOf({}, asked)).toMatchObject({ education: 34, jobTitles: 33, skills: 33 });
});
