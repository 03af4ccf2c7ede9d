import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFileLink, signFileLink } from './file-link';

const key = 'k'.repeat(32);
const link = {
  path: 'organizations/a/file.pdf',
  fileName: 'Résumé.pdf',
  contentType: 'application/pdf',
  expiresAt: 1_000,
};

test('reads a link until it expires', () => {
  const text = signFileLink(link, key);
  expect(readFileLink(text, key, 999)).toEqual(link);
  expect(readFileLink(text, key, 1_000)).toBeNull();
});

test('a link signed with another key is refused', () => {
  expect(readFileLink(signFileLink(link, 'x'.repeat(32)), key, 0)).toBeNull();
});

test('a link with one changed character is refused', () => {
  const text = signFileLink(link, key);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: text.length - 2 }),
      fc.constantFrom('a', 'b', 'Y', 'Z', '0', '9', '-', '_', '.'),
      (index, sign) => {
        fc.pre(text[index] !== sign);
        const altered = text.slice(0, index) + sign + text.slice(index + 1);
        expect(readFileLink(altered, key, 0)).toBeNull();
      },
    ),
  );
});

test('never throws for any input', () => {
  fc.assert(fc.property(fc.string(), (text) => readFileLink(text, key, 0) === null));
});
