import { expect, test } from '@jest/globals';
import givenNames from '../../data/lexicon/given-names.json' with { type: 'json' };
import { stemOf } from '../text/stem';
import { relatedWords, tellingOf } from './related-words';

const near = (word: string): string[] => relatedWords(stemOf(word)).map(({ stem }) => stem);

test('words of nearly the same meaning are near, by their stems', () => {
  expect(near('elevator')).toContain(stemOf('escalator'));
  expect(near('dessert')).toContain(stemOf('pastries'));
  expect(near('audit')).not.toContain(stemOf('dessert'));
  for (const { closeness } of relatedWords(stemOf('curator'))) {
    expect(closeness).toBeGreaterThan(0);
    expect(closeness).toBeLessThan(1);
  }
});

test('a word of few descriptions tells more than one of many', () => {
  expect(tellingOf(stemOf('forklift')) ?? 0).toBeGreaterThan(tellingOf(stemOf('process')) ?? 9);
});

test('nothing that tells of a person is among them', () => {
  const personal =
    'she his woman female male age young elderly mother husband muslim jewish black asian married nationality';
  for (const word of personal.split(' ')) expect([word, tellingOf(stemOf(word))]).toEqual([word, undefined]);
  const names = givenNames.flatMap((line) => line.split(' '));
  const known = names.filter((name) => tellingOf(stemOf(name)) !== undefined);
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
