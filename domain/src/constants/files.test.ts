import { expect, test } from '@jest/globals';
import { publicUploadExtension } from './files';

test.each([
  ['cv.pdf', 'pdf'],
  ['CV.DOCX', 'docx'],
  ['my.old.doc', 'doc'],
  ['all.zip', 'zip'],
  ['cv.pdf ', 'pdf'],
  ['cv.txt', null],
  ['cv.rtf', null],
  ['photo.png', 'png'],
  ['scan.TIFF', 'tiff'],
  ['photo.gif', null],
  ['cv.pdf.exe', null],
  ['pdf', null],
  ['', null],
])('an applicant’s file %j', (fileName, extension) => {
  expect(publicUploadExtension(fileName)).toBe(extension);
});
