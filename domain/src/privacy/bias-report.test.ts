import { expect, test } from '@jest/globals';
import { biasReport, fourFifths, type GroupedCandidate } from './bias-report';

const candidates = (group: string, count: number, submitted: number, score: number | null): GroupedCandidate[] =>
  Array.from({ length: count }, (_, index) => ({ group, score, isSubmitted: index < submitted }));

test('the ratios compare each group with the one that is selected and scored highest', () => {
  const [women, men] = biasReport([...candidates('women', 40, 12, 40), ...candidates('men', 20, 10, 60)]);
  expect(women).toMatchObject({ group: 'women', candidates: 40, submitted: 12, selectionRate: 0.3, medianScore: 40 });
  expect(women?.selectionImpact).toBeCloseTo(0.6);
  expect(women?.selectionImpact).toBeLessThan(fourFifths);
  expect(women?.scoringRate).toBe(0);
  expect(men).toMatchObject({ selectionImpact: 1, scoringRate: 1, scoringImpact: 1 });
});

test('a small group has rates and no ratio, and is nobody’s measure', () => {
  const report = biasReport([...candidates('large', 100, 20, 50), ...candidates('small', 4, 4, 90)]);
  expect(report).toMatchObject([
    { group: 'large', selectionImpact: 1 },
    { group: 'small', selectionRate: 1, selectionImpact: null, scoringImpact: null },
  ]);
});

test('candidates without a score count for the selection alone, and nobody selected gives no ratio', () => {
  const [only] = biasReport(candidates('all', 10, 0, null));
  expect(only).toMatchObject({ selectionRate: 0, selectionImpact: null, scoringRate: null, medianScore: null });
  expect(biasReport([])).toEqual([]);
});
