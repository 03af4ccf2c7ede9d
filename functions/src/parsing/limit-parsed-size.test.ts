import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { limitParsedSize } from './limit-parsed-size';

const parsed = (text: string) => ({ name: 'Jane', text, provenance: { name: { start: 0, end: 4, confidence: 1 } } });
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

test('leaves small results unchanged', () => {
  expect(limitParsedSize(parsed('Jane Doe'), '<p>Jane</p>')).toEqual({
    parsed: parsed('Jane Doe'),
    html: '<p>Jane</p>',
  });
});

test('drops the HTML before it cuts the text', () => {
  expect(limitParsedSize(parsed('x'.repeat(500)), 'y'.repeat(1_000), 1_000)).toEqual({
    parsed: parsed('x'.repeat(500)),
    html: '',
  });
});

test('drops positions in the removed text', () => {
  const long = {
    ...parsed('x'.repeat(5_000)),
    provenance: { a: { start: 0, end: 4, confidence: 1 }, b: { start: 4_900, end: 4_950, confidence: 1 } },
  };
  expect(Object.keys(limitParsedSize(long, '', 2_000).parsed.provenance)).toEqual(['a']);
});

test('always fits, in any script, and keeps the values', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3_000 }), fc.string({ maxLength: 2_000 }), (text, html) => {
      const bounded = limitParsedSize(parsed(text), html, 1_500);
      expect(bytesOf(bounded)).toBeLessThanOrEqual(1_600);
      expect(bounded.parsed.name).toBe('Jane');
      expect(text.startsWith(bounded.parsed.text)).toBe(true);
    }),
  );
});
