import { expect, test } from '@jest/globals';
import { acceptedExtension } from './accepted-extension';

test.each([
  ['cv.pdf', 'pdf'],
  ['CV.DOCX', 'docx'],
  ['my.old.doc', 'doc'],
  ['all.zip', 'zip'],
  ['cv.txt ', 'txt'],
  ['photo.png', null],
  ['cv.pdf.exe', null],
  ['pdf', null],
  ['', null],
])('%j', (fileName, extension) => {
  expect(acceptedExtension(fileName)).toBe(extension);
});
