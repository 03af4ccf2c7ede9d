import { expect, test } from '@jest/globals';
import { markedByLine, runsOf, wordingOf, wordsInRuns, type Runs } from './wording';

const others = runsOf(wordingOf('Manage the yard and its twelve cranes\nKeep the lifting plans in order'));
const sharedWith = (runs: Runs, text: string): number[] => {
  const wording = wordingOf(text);
  return markedByLine(wording, wordsInRuns(wording, runs));
};
const shared = (text: string): number[] => sharedWith(others, text);

test('words in a row in another text are counted by line, in any form and punctuation', () => {
  expect(shared('Managed the yard, and its twelve crane!')).toEqual([7]);
  expect(shared('My name\nKept lifting plans; keep the LIFTING plans')).toEqual([0, 4]);
});

test('one replaced word counts with its neighbors, two do not', () => {
  const many = runsOf(wordingOf('one two three four five six seven eight nine ten'));
  expect(sharedWith(many, 'one two three four other six seven eight nine')).toEqual([9]);
  expect(sharedWith(many, 'one two three four other more six seven eight nine')).toEqual([8]);
});

test('a wrapped line is found', () => {
  expect(shared('Manage the yard\nand its twelve cranes')).toEqual([3, 4]);
});

test('shorter runs do not count', () => {
  expect(shared('Manage the yard')).toEqual([0]);
  expect(shared('')).toEqual([0]);
});
