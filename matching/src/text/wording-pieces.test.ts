import { expect, test } from '@jest/globals';
import { wordingOf } from './wording';
import { piecesOf, repeatedIn } from './wording-pieces';

const sentences = [
  'Check the ropes and hooks of the cranes before each shift',
  'Keep the yard clean',
  'Plan blind lifts with the banksman, write the method statement, order the slings and shackles, and brief the riggers on site',
];
const pieces = piecesOf(sentences.map(wordingOf));
const repeated = (text: string): { shares: readonly number[]; words: string } => {
  const { shares, words } = repeatedIn(wordingOf(text), pieces, 0.8);
  return { shares, words: words.join('') };
};

test('long sentences have several pieces, and short ones none', () => {
  expect(pieces.pieces.map(({ words }) => words.length)).toEqual([7, 7, 6]);
});

test('a piece is found in any order with inserted words, which are marked', () => {
  expect(repeated('before shift: cranes, hooks, ropes each check')).toEqual({ shares: [1, 0, 0], words: '1111111' });
  expect(repeated('I check really ropes often and hooks daily of cranes gladly before each shift there')).toEqual({
    shares: [1, 0, 0],
    words: '01111111111111' + '0',
  });
});

test('an inflected sentence about real work is not a repetition', () => {
  expect(repeated('Checked rope, hook and crane before the shifts each day').words).not.toContain('1');
});

test('a distant word of a piece is marked alone', () => {
  expect(repeated('shift and then something else of mine: check ropes, hooks of cranes before each')).toEqual({
    shares: [1, 0, 0],
    words: '1' + '000000' + '1111111',
  });
});

test('distant words do not count', () => {
  const far = ['check', 'ropes', 'hooks', 'cranes', 'before', 'each', 'shift'].join(' and then I went on to the ');
  expect(repeated(far).words).not.toContain('1');
});

test('a word in every sentence identifies none', () => {
  const many = Array.from({ length: 12 }, (_, at) =>
    wordingOf(`Weld alpha${'x'.repeat(at)} beta${'x'.repeat(at)} gamma${'x'.repeat(at)} delta${'x'.repeat(at)} omega`),
  );
  expect(piecesOf(many).pieces).toEqual([]);
});

test('a repeated word is checked once for each piece with it', () => {
  const { shares, words } = repeatedIn(wordingOf('rope '.repeat(20_000)), pieces, 0.8);
  expect([Math.max(...shares) < 0.2, words.includes(1)]).toEqual([true, false]);
});
