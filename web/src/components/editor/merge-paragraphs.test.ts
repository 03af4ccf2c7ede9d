import { expect, test } from '@jest/globals';
import { mergeParagraphs } from './merge-paragraphs';

const html = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');
const merge = (base: string, mine: string, theirs: string) => mergeParagraphs({ base, mine, theirs });

test('changes in different paragraphs are both in the result', () => {
  expect(merge(html('a', 'b', 'c'), html('A', 'b', 'c'), html('a', 'b', 'C', 'd'))).toEqual({
    text: html('A', 'b', 'C', 'd'),
    isAmbiguous: false,
  });
});

test('what one removed stays removed', () => {
  expect(merge(html('a', 'b', 'c'), html('a', 'b', 'c', 'd'), html('a', 'c'))).toEqual({
    text: html('a', 'c', 'd'),
    isAmbiguous: false,
  });
});

test('the same change of both is there once', () => {
  expect(merge(html('a'), html('a', 'b'), html('a', 'b'))).toEqual({ text: html('a', 'b'), isAmbiguous: false });
});

test('where both changed the same paragraph, both versions stay, theirs first', () => {
  expect(merge(html('a', 'b'), html('a', 'mine'), html('a', 'theirs'))).toEqual({
    text: html('a', 'theirs', 'mine'),
    isAmbiguous: true,
  });
});

test('lines of plain texts are merged as well, and a plain text with a formatted one', () => {
  expect(merge('a\nz', 'a\nb\nz', 'a\nz\nend').text).toBe('a\nb\nz\nend');
  expect(merge('', 'mine', '').text).toBe('mine');
  expect(merge('old', '<p>old</p><p>new</p>', 'old').text).toBe('<p>old</p><p>new</p>');
});

test('without what both began with, the common beginning and end appear once', () => {
  expect(merge('', html('a', 'mine', 'z'), html('a', 'theirs', 'z')).text).toBe(html('a', 'theirs', 'mine', 'z'));
});
