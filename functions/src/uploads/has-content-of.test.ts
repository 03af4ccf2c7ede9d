import { expect, test } from '@jest/globals';
import { hasContentOf } from './has-content-of';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['pdf', '\n%PDF-1.7', true],
  ['pdf', 'Not a PDF', false],
  ['png', '\x89PNG\r\n\x1a\n', true],
  ['jpg', '\x89PNG\r\n\x1a\n', false],
  ['jpeg', '\xff\xd8\xff\xe0', true],
  ['gif', 'GIF89a', true],
  ['webp', 'RIFF\x01\x02\x03\x04WEBP', true],
  ['txt', 'MZ Consulting, Berlin', true],
  ['txt', 'MZ\x90\0\x03\0', false],
  ['docx', '\x7fELF\x02\x01', false],
  ['zip', '\xcf\xfa\xed\xfe', false],
  ['xlsx', 'PK\x03\x04', true],
  ['csv', '', true],
])('a .%s with the content %j: %s', (extension, content, expected) => {
  expect(hasContentOf(extension, bytes(content))).toBe(expected);
});
