import { expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf, writeLines } from '../../documents/testing/make-pdf';
import { today } from '../../testing/resume-text';
import { parseResume } from '../parse-resume';

/** The positions of a page with lines at the given places, as title, employer and first date. */
async function worksOf(
  lines: readonly (readonly [space: number, text: string, bold?: boolean])[],
): Promise<(readonly string[])[]> {
  const pdf = await makePdf((page) => {
    let top = writeLines(page, 62, 50, ['Jane Doe'], { size: 18, bold: true });
    for (const [space, text, bold = false] of lines) top = writeLines(page, 62, top + space, [text], { bold });
  });
  return parseResume(await readDocument(pdf), { today }).work.map((work) => [
    work.title,
    work.companyName,
    work.startDate,
  ]);
}

test('a bold employer is above its titles, with more space above it than below', async () => {
  expect(
    await worksOf([
      [14, 'Experience', true],
      [10, 'Plover', true],
      [0, '5 years 2 months'],
      [5, 'Claims Adjuster'],
      [0, 'March 2022 - Present (3 years 1 month)'],
      [0, 'Mesa, AZ'],
      [12, 'Settled claims of farms'],
      [0, 'Wrote the guide to hail for the whole team'],
      [11, 'Claims Assistant'],
      [0, 'June 2020 - February 2022 (1 year 9 months)'],
      [0, 'Mesa, AZ'],
      [12, 'Opened files and answered calls'],
      [0, 'Kept the register of vehicles'],
      [12, 'Heron', true],
      [5, 'Branch Manager'],
      [0, 'August 2013 - April 2016 (2 years 9 months)'],
      [0, 'Dayton, OH'],
      [12, 'A team of nine'],
      [0, 'Counted the till each evening'],
    ]),
  ).toEqual([
    ['Claims Adjuster', 'Plover', '2022-03'],
    ['Claims Assistant', 'Plover', '2020-06'],
    ['Branch Manager', 'Heron', '2013-08'],
  ]);
});

test('an employer with its town may be set apart from the title above', async () => {
  expect(
    await worksOf([
      [14, 'Employment', true],
      [8, 'Foreman Plumber    May 2020 - Current', true],
      [12, 'Plover Pipes, Brisbane'],
      [12, 'New mains for a school of nine hundred pupils'],
      [2, 'Daily plan of the crew and its vans'],
      [2, 'Drains and rain water of the whole site'],
      [2, 'Orders and stock'],
      [12, 'Plumber    Jan 2017 - Apr 2020', true],
      [12, 'Heron Water, Hobart'],
      [12, 'Gas fitting in homes'],
      [2, 'Night calls'],
      [2, 'Repair of pumps and boilers'],
    ]),
  ).toEqual([
    ['Foreman Plumber', 'Plover Pipes', '2020-05'],
    ['Plumber', 'Heron Water', '2017-01'],
  ]);
});
