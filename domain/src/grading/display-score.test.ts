import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countedScore, displayScore, scoreColor, scoreState } from './display-score';

describe('displayScore', () => {
  test.each([
    [80, 100],
    [53, 100],
    [52, 100],
    [26, 50],
    [13, 25],
    [0, 0],
  ])('displays the raw score %d as %d', (raw, shown) => {
    expect(displayScore(raw)).toBe(shown);
  });

  test('is monotonic and stays between 0 and 100', () => {
    const score = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(score, score, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(displayScore(low)).toBeLessThanOrEqual(displayScore(high));
        expect(displayScore(high)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

test.each([
  [30, 'green'],
  [29.9, 'yellow'],
  [12, 'yellow'],
  [11.9, 'red'],
] as const)('a raw score of %d is %s', (raw, color) => {
  expect(scoreColor(raw)).toBe(color);
});

describe('scoreState', () => {
  test('needs the parsed job first', () => {
    expect(scoreState({ isJobParsed: false, isFileParsed: false }).kind).toBe('jobNotParsed');
  });
  test('then needs the parsed file', () => {
    expect(scoreState({ isJobParsed: true, isFileParsed: false, weightedScore: 40 }).kind).toBe('fileNotParsed');
  });
  test('counts a parsed file without a score as 5', () => {
    expect(scoreState({ isJobParsed: true, isFileParsed: true })).toMatchObject({
      weightedScore: 5,
      display: 10,
      color: 'red',
    });
  });
});

test.each([
  [{ isFileParsed: true, weightedScore: 40 }, 40],
  [{ isFileParsed: true, weightedScore: null }, 5],
  [{ isFileParsed: false, weightedScore: 40 }, null],
])('%j counts as %p', (candidate, score) => {
  expect(countedScore(candidate)).toBe(score);
});
