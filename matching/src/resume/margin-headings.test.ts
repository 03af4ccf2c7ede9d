import { expect, test } from '@jest/globals';
import { readDocument } from '../documents/read-document';
import { makePdf, writeLines } from '../documents/testing/make-pdf';
import { parseResume } from './parse-resume';

/** Headings at the left, each beside the first line of its section. */
const rows: readonly (readonly [string, readonly string[]])[] = [
  ['Objective', ['Bookkeeper for trades and restaurants.']],
  ['Experience', ['Accounts Payable Clerk, Northwind Ltd', '01/2019 - 03/2021', '- Paid 1,100 invoices a month']],
  ['Skills', ['Xero, QuickBooks Online, Payroll']],
  ['Certificates', ['Certified Professional Bookkeeper']],
];

test.each([0, 3])('headings of a margin belong to the text beside them, %d points lower', async (lower) => {
  const pdf = await makePdf((page) => {
    writeLines(page, 200, 50, ['Jane Doe', 'jane@example.com'], { size: 12 });
    let top = 100;
    for (const [heading, lines] of rows) {
      writeLines(page, 50, top + lower, [heading.toUpperCase()], { size: 11 });
      top = writeLines(page, 150, top, [...lines]);
    }
  });
  const resume = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(resume.work.map(({ title, companyName }) => `${title} at ${companyName}`)).toEqual([
    'Accounts Payable Clerk at Northwind Ltd',
  ]);
  expect(resume.skills.filter(({ foundIn }) => foundIn.includes('skills')).map(({ asWritten }) => asWritten)).toEqual([
    'Xero',
    'QuickBooks Online',
    'Payroll',
  ]);
  expect(resume.certifications.map(({ name }) => name)).toEqual(['Certified Professional Bookkeeper']);
});
