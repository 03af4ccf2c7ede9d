import { expect, test } from '@jest/globals';
import { formatBytes, resumeFileFault } from './resume-file';

test.each(['cv.pdf', 'cv.doc', 'CV.DOCX', 'a.b.zip', 'photo.JPG', 'scan.tiff'])('%s may be sent', (name) => {
  expect(resumeFileFault({ name, size: 10 })).toBe('');
});

test.each([
  [null, 'This field is required'],
  [{ name: 'photo.gif', size: 10 }, 'Please choose a .pdf, .doc or .docx file.'],
  [{ name: 'pdf', size: 10 }, 'Please choose a .pdf, .doc or .docx file.'],
  [{ name: 'cv.pdf', size: 0 }, 'This file is empty.'],
  [{ name: 'cv.pdf', size: 26_214_401 }, 'This file exceeds 25Mb. Please choose another file.'],
])('%j: %j', (file, fault) => {
  expect(resumeFileFault(file)).toBe(fault);
});

test.each([
  [1, '1 KB'],
  [50_000, '49 KB'],
  [2_400_000, '2.3 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
