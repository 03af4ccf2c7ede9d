import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const head = ['Jane Doe', 'jane@example.com', '(617) 555-0134', 'Boston, MA'];
const jobs = [
  'Experience',
  'Senior Accountant, Bellweather Holdings LLC',
  'January 2019 - present',
  'Closed the books of four entities each month and prepared the reports for the auditors',
  'Staff Accountant, Harborlight Builders Inc.',
  'March 2014 - December 2018',
  'Reconciled the accounts of suppliers and paid invoices of several sites every week',
];
const school = ['Education', 'Bachelor of Science in Accounting, Ashford Valley University, 2013'];

test('a resume parsed in full has no gaps', () => {
  expect(resumeOf([...head, ...jobs, ...school].join('\n')).reading).toEqual({ gaps: [], years: [], scannedPages: 0 });
});

test('lists the years of periods that are in no position', () => {
  const stray = ['References', 'Available upon request', '2009 - 2011'];
  expect(resumeOf([...head, ...jobs, ...school, ...stray].join('\n')).reading).toEqual({
    gaps: ['missingPositions'],
    years: ['2009', '2011'],
    scannedPages: 0,
  });
});

test('words without spaces are a gap', () => {
  const glued = [...jobs, ...school].map((line) => line.replaceAll(' ', ''));
  expect(resumeOf([...head, ...glued].join('\n')).reading.gaps).toContain('brokenWords');
});

test('letters with spaces between them are a gap', () => {
  const apart = [...jobs, ...school].map((line) => Array.from(line.replaceAll(' ', '')).join(' '));
  expect(resumeOf([...head, ...apart].join('\n')).reading.gaps).toContain('brokenWords');
});

test('a document of almost no words is a gap', () => {
  expect(resumeOf(head.join('\n')).reading.gaps).toContain('emptyPage');
});

test('positions without employer are a gap', () => {
  const bare = ['Experience', 'Senior Accountant', 'January 2019 - present', ...jobs.slice(3, 4)];
  expect(resumeOf([...head, ...bare, ...school].join('\n')).reading.gaps).toContain('incompletePositions');
});
