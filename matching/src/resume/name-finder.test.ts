import { expect, test } from '@jest/globals';
import { NameFinder } from './name-finder';

const blanked = (names: readonly string[], text: string): string =>
  new NameFinder(names).replaceIn(text, (name) => '_'.repeat(name.length));

test.each([
  ['Ann Lee', 'Led by Ann Lee.', 'Led by _______.'],
  ['Ann Lee', "ANN  LEE's ward, ann lee", '__________ ward, _______'],
  ['Ann Weiß', 'ANN WEIẞ', '________'],
  ['Jan Fuß', 'Jan Fuſs and Jan Fuß', 'Jan Fuſs and _______'],
  ['Jan Ross', 'Jan Roſs', '________'],
  ['Nikos Γιώργος', 'NIKOS ΓΙΏΡΓΟΣ', '_____________'],
  ['Mia Kirk', 'mia \u212aIRK', '________'],
  ['李 伟', '李 伟 led it', '___ led it'],
])('%s is found in %s', (name, text, expected) => {
  expect(blanked([name], text)).toBe(expected);
});

test.each([
  ['Ann Lee', 'Joann Lees'],
  ['Ann Lee', 'ann lee@example.com'],
  ['Ann Lee', 'Ann and Lee'],
])('%s is not found in %s', (name, text) => {
  expect(blanked([name], text)).toBe(text);
});

test('tells where names stand, the longest way of writing them first', () => {
  const finder = new NameFinder(['Lee', 'Ann Lee', 'Lee, Ann']);
  expect(finder.spansIn('Ann Lee | Lee, Ann')).toEqual([
    { start: 0, end: 7 },
    { start: 10, end: 18 },
  ]);
});

test('without names nothing is found', () => {
  expect(blanked([], 'Ann Lee')).toBe('Ann Lee');
  expect(new NameFinder([]).spansIn('Ann Lee')).toEqual([]);
});
