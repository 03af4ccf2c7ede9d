import { expect, test } from '@jest/globals';
import { spanOverLines } from './evidence-span';

const quoteIn = (sentence: string, text: string) => {
  const span = spanOverLines(sentence, text);
  return span && text.slice(span.start, span.end);
};

test('an entry that a narrow column breaks is quoted over its lines', () => {
  const text = 'Licenses\n- Certified Cloud Baker\n  (CCB)\nSkills';
  expect(quoteIn('Certified Cloud Baker (CCB)', text)).toBe('Certified Cloud Baker\n  (CCB)');
});

test('an entry whose lines have something between them is quoted by its first line', () => {
  const text = 'Certified Cloud Baker\n2019 - 2023\n(CCB)';
  expect(quoteIn('Certified Cloud Baker (CCB)', text)).toBe('Certified Cloud Baker');
});

test('words of which the text has less than half in a row are not quoted', () => {
  expect(quoteIn('Certified Cloud Baker (CCB)', 'Certified by the ward')).toBeNull();
  expect(quoteIn('', 'Certified by the ward')).toBeNull();
});
