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

test('long sentences are several pieces, and those of few words are none', () => {
  expect(pieces.pieces.map(({ words }) => words.length)).toEqual([7, 7, 6]);
});

test('a piece is found in any order, with words in between, and is marked with them', () => {
  expect(repeated('before shift: cranes, hooks, ropes each check')).toEqual({ shares: [1, 0, 0], words: '1111111' });
  expect(repeated('I check really ropes often and hooks daily of cranes gladly before each shift there')).toEqual({
    shares: [1, 0, 0],
    words: '01111111111111' + '0',
  });
});

test('who has done it bends its words: a sentence of their own is no piece told anew', () => {
  expect(repeated('Checked rope, hook and crane before the shifts each day').words).not.toContain('1');
});

test('a word of a piece that stands further off is marked alone', () => {
  expect(repeated('shift and then something else of mine: check ropes, hooks of cranes before each')).toEqual({
    shares: [1, 0, 0],
    words: '1' + '000000' + '1111111',
  });
});

test('words that stand further apart tell nothing', () => {
  const far = ['check', 'ropes', 'hooks', 'cranes', 'before', 'each', 'shift'].join(' and then I went on to the ');
  expect(repeated(far).words).not.toContain('1');
});

test('a word that stands in every sentence tells none of them', () => {
  const many = Array.from({ length: 12 }, (_, at) =>
    wordingOf(`Weld alpha${'x'.repeat(at)} beta${'x'.repeat(at)} gamma${'x'.repeat(at)} delta${'x'.repeat(at)} omega`),
  );
  expect(piecesOf(many).pieces).toEqual([]);
});

test('a text that repeats a word is read once for each piece that has it', () => {
  const { shares, words } = repeatedIn(wordingOf('rope '.repeat(20_000)), pieces, 0.8);
  expect([Math.max(...shares) < 0.2, words.includes(1)]).toEqual([true, false]);
});
