import { expect, test } from '@jest/globals';
import { requireNamedFormat } from './require-named-format';

test.each([
  ['cv.pdf', 'pdf', true],
  ['CV.PDF', 'pdf', true],
  ['cv.pdf', 'txt', false],
  ['cv.pdf', 'html', false],
  ['cv.docx', 'docx', true],
  ['cv.docx', 'txt', false],
  ['cv.doc', 'rtf', true],
  ['cv.doc', 'txt', false],
  ['cv.txt', 'txt', true],
  ['cv.txt', 'pdf', false],
  ['cv.rtf', 'rtf', true],
  ['cv.odt', 'odt', true],
  ['cv.htm', 'html', true],
  ['cv.html', 'txt', true],
  ['cv.html', 'pdf', false],
  ['cv', 'txt', false],
  ['script.exe', 'txt', false],
])('%s that holds %s: taken %p', (fileName, format, isTaken) => {
  const attempt = () => {
    requireNamedFormat(fileName, format);
  };
  if (isTaken) expect(attempt).not.toThrow();
  else expect(attempt).toThrow(expect.objectContaining({ kind: 'unusableFile' }));
});
