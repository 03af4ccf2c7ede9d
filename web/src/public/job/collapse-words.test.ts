import { expect, test } from '@jest/globals';
import { maxUncollapsedWords } from '@portal/domain/constants/public-pages';
import fc from 'fast-check';
import { collapseWords } from './collapse-words';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

test('100 words are shown whole', () => {
  expect(collapseWords(words(100), maxUncollapsedWords)).toBeNull();
});

test('101 words collapse to the first 100', () => {
  expect(collapseWords(words(101), maxUncollapsedWords)).toBe(words(100));
});

test('line breaks are kept', () => {
  expect(collapseWords('a\n\n• b\nc d', 3)).toBe('a\n\n• b');
});

test('the collapsed text is the beginning of the text, with the allowed number of words', () => {
  const text = fc.array(fc.constantFrom('a', 'word', ' ', '\n', '  ', '<b>', '\u202e'), { maxLength: 80 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (parts, max) => {
      const whole = parts.join('');
      const collapsed = collapseWords(whole, max);
      const count = (value: string) => value.split(/\s+/).filter(Boolean).length;
      if (collapsed === null) return count(whole) <= max;
      return whole.startsWith(collapsed) && count(collapsed) === max && count(whole) > max;
    }),
  );
});
