import { expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf, writeLines, writeRight } from '../../documents/testing/make-pdf';
import { parseResume } from '../parse-resume';

/** Headings at the left, each in the row of its section's first line. */
const rows: readonly (readonly [string, readonly string[]])[] = [
  ['Objective', ['Bookkeeper for trades and restaurants.']],
  ['Experience', ['Accounts Payable Clerk, Northwind Ltd', '01/2019 - 03/2021', '- Paid 1,100 invoices a month']],
  ['Skills', ['Xero, QuickBooks Online, Payroll']],
  ['Certificates', ['Certified Professional Bookkeeper']],
];

test.each([0, 3])('headings of a margin belong to the text next to them, %d points lower', async (lower) => {
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

test('section names on base lines of the text are headings, even wrapped or unlisted', async () => {
  const sections: readonly (readonly [readonly string[], readonly string[]])[] = [
    [
      ['Career History'],
      [
        'Bridge Engineer, Northwind Ltd',
        '01/2019 - 03/2021',
        '- Checked viaducts for the road authority',
        '- Wrote tenders',
        '- Led two draughtsmen',
      ],
    ],
    [
      ['Academic', 'Background'],
      ['Diploma in Civil Engineering, 2014', 'Denby College'],
    ],
    [['Specialist Knowledge'], ['Eurocode, SOFiSTiK, BIM coordination']],
    [['Further Training'], ['Project Management Professional (PMP)']],
    [['Languages'], ['German']],
  ];
  const pdf = await makePdf((page) => {
    writeLines(page, 50, 50, ['Jane Doe', 'jane@example.com'], { size: 12 });
    let top = 100;
    for (const [names, lines] of sections) {
      names.forEach((name, line) => {
        writeRight(page, 150, top + 13 * line, name);
      });
      top = writeLines(page, 165, top, [...lines]) + 10;
    }
  });
  const resume = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(resume.education.map(({ school, degree }) => `${degree} at ${school}`)).toEqual([
    'Diploma in Civil Engineering at Denby College',
  ]);
  expect(resume.certifications.map(({ name }) => name)).toEqual(['Project Management Professional (PMP)']);
  expect(resume.skills.filter(({ foundIn }) => foundIn.includes('skills'))).toHaveLength(3);
});
