import { expect, test } from '@jest/globals';
import { previewOrder } from './preview-order';

const candidates = [
  { id: 'skilled', weightedScore: 40, unweightedScores: { skills: 80, education: 0 }, adjustment: 1 },
  { id: 'learned', weightedScore: 45, unweightedScores: { skills: 0, education: 90 }, adjustment: 1 },
  { id: 'twin', weightedScore: 40, unweightedScores: { skills: 80, education: 0 }, adjustment: 1 },
];

test('orders by the scores of the new weights and keeps the former ranks', () => {
  expect(previewOrder(candidates, { skills: 0.75, education: 0.25 })).toEqual([
    { id: 'skilled', placeNow: 2, place: 1, scoreNow: 40, score: 60 },
    { id: 'twin', placeNow: 3, place: 2, scoreNow: 40, score: 60 },
    { id: 'learned', placeNow: 1, place: 3, scoreNow: 45, score: 22.5 },
  ]);
});

test('weights of categories that the job does not ask for change nothing', () => {
  const rows = previewOrder(candidates, { skills: 0.5, education: 0.5, languages: 9 });
  expect(rows.map(({ id, score }) => [id, score])).toEqual([
    ['learned', 45],
    ['skilled', 40],
    ['twin', 40],
  ]);
});
