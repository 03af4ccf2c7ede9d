import { expect, test } from '@jest/globals';
import { isDocumentId } from './document-id';

test.each(['a', 'Ab-3_x', '...', '__half', 'ü', 'x'.repeat(128)])('accepts %j', (id) => {
  expect(isDocumentId(id)).toBe(true);
});

test.each(['', '.', '..', 'a/b', '____', '__reserved__', 'x'.repeat(129)])('refuses %j', (id) => {
  expect(isDocumentId(id)).toBe(false);
});
