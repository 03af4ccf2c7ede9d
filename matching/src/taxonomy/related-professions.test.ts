import { expect, test } from '@jest/globals';
import givenNames from '../../data/lexicon/given-names.json' with { type: 'json' };
import { stemOf, stemsOf } from '../text/stem';
import { meaningSimilarity, meaningOf, specificityOf } from './related-professions';

const meaning = (text: string): ReturnType<typeof meaningOf> => meaningOf(stemsOf(text));

test.each([
  ['elevator', 'escalator', 'dessert'],
  ['Pull pipe and wire for new equipment', 'Install conduit and wire for small projects', 'Teach children to read'],
  ['Sold subscriptions to drug developers', 'Enterprise software sales to pharma', 'Fillet fish and make sauces'],
])('%s is close to %s, and not to %s', (one, near, far) => {
  expect(meaningSimilarity(meaning(one), meaning(near))).toBeGreaterThan(
    meaningSimilarity(meaning(one), meaning(far)) + 0.2,
  );
});

test('professions beyond 255 keep their own meaning', () => {
  const risk = meaning('assess credit and market risk');
  expect(meaningSimilarity(risk, meaning('built mobile apps for iOS'))).toBeLessThan(0.2);
});

test('a text has its own meaning, and unknown words have none', () => {
  expect(meaningSimilarity(meaning('weld pipes'), meaning('pipes to weld'))).toBeCloseTo(1, 5);
  expect(meaningSimilarity(meaning('qqzx'), meaning('weld pipes'))).toBe(0);
});

test('a word of few descriptions is more specific than one of many', () => {
  expect(specificityOf(stemOf('forklift')) ?? 0).toBeGreaterThan(specificityOf(stemOf('process')) ?? 9);
});

test('no word about a person is among them', () => {
  const personal =
    'she his woman female male age young elderly mother husband muslim jewish black asian married nationality';
  for (const word of personal.split(' ')) expect([word, specificityOf(stemOf(word))]).toEqual([word, undefined]);
  const names = givenNames.flatMap((line) => line.split(' '));
  const known = names.filter((name) => specificityOf(stemOf(name)) !== undefined);
  expect(known.length / names.length).toBeLessThan(0.005);
});

test.each([
  ['pruned', 'pruning', 'prune'],
  ['planning', 'planned', 'plans'],
  ['bodies', 'body', 'body'],
  ['waitress', 'waiter', 'waiter'],
  ['salesman', 'saleswoman', 'salesperson'],
  ['steward', 'stewardess', 'stewards'],
])('%s, %s and %s are one', (one, other, third) => {
  expect(stemOf(other)).toBe(stemOf(one));
  expect(stemOf(third)).toBe(stemOf(one));
});
