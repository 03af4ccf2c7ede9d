import { expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf, writeLines } from '../../documents/testing/make-pdf';
import { today } from '../../testing/resume-text';
import { parseResume } from '../parse-resume';

test('joins names that a narrow column broke, above their dates and issuers', async () => {
  const left = 40;
  const pdf = await makePdf((page) => {
    writeLines(page, left, 40, ['Jane Doe']);
    writeLines(page, left, 70, ['CERTIFICATIONS'], { bold: true, size: 12 });
    const entries = [
      ['Crane and hoist', 'Operations', '2016'],
      ['Deck Provider, Harbour', 'Association', 'exp. 03/2027'],
      ['Tower Design Card', '(Courselist)', '2021'],
    ];
    entries.forEach((lines, at) => writeLines(page, left, 95 + at * 48, lines));
    writeLines(page, left, 260, ['SKILLS'], { bold: true, size: 12 });
    writeLines(page, left, 280, ['Grill', 'Knife']);
  });
  const { certifications } = parseResume(await readDocument(pdf), { today });
  expect(certifications.map(({ name, issuer }) => [name, issuer].join(' ').trim())).toEqual([
    'Crane and hoist Operations',
    'Deck Provider Harbour Association',
    'Tower Design Card (Courselist)',
  ]);
});

test('does not join lines when only one certificate shows the column width', async () => {
  const pdf = await makePdf((page) => {
    const top = writeLines(page, 50, 50, ['Jane Doe', 'jane@example.com', '', 'SKILLS', 'Grill', 'Knife']);
    writeLines(page, 50, top + 12, ['CERTIFICATIONS', 'Denby Food Hygiene Manager', 'Gold Seal for Cooks']);
  });
  const { certifications } = parseResume(await readDocument(pdf), { today });
  expect(certifications.map(({ name }) => name)).toEqual(['Denby Food Hygiene Manager', 'Gold Seal for Cooks']);
});
