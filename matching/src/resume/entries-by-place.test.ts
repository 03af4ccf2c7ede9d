import { expect, test } from '@jest/globals';
import { readDocument } from '../documents/read-document';
import { makePdf, writeLines, writeRight } from '../documents/testing/make-pdf';
import { parseResume } from './parse-resume';

test('a line under a short bullet is the next employer where the bullet left room for its first word', async () => {
  const pdf = await makePdf((page) => {
    let top = writeLines(page, 50, 50, ['Jane Doe', 'jane@example.com', '', 'EXPERIENCE']);
    for (const [at, employer] of ['Zillow', 'Indeed', 'Rackspace'].entries()) {
      writeRight(page, 500, top + 12, `0${String(at + 1)}/${String(2018 - at)} - 06/${String(2019 - at)}`);
      top = writeLines(page, 50, top, [
        `${employer}, Austin, TX`,
        'Reliability Engineer',
        '- Moved the services of all teams to new clusters and told them how',
        '- Kept error budgets',
      ]);
    }
  });
  const { work } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(work.map(({ companyName }) => companyName)).toEqual(['Zillow', 'Indeed', 'Rackspace']);
});

test('an unknown town in a cell behind the title is no part of it', async () => {
  const pdf = await makePdf((page) => {
    let top = writeLines(page, 50, 50, ['Jane Doe', 'jane@example.com', '', 'EXPERIENCE']);
    for (const title of ['Deputy Principal', 'Class Teacher']) {
      writeRight(page, 500, top, 'Corofin');
      writeRight(page, 500, top + 12, title.startsWith('D') ? '09/2021 - present' : '09/2016 - 08/2021');
      top = writeLines(page, 50, top, [title, 'Scoil Mhuire Primary School', '- Taught second and third class']);
    }
  });
  const { work } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(work.map(({ title }) => title)).toEqual(['Deputy Principal', 'Class Teacher']);
});

test('entries of a list that look as headings do stay in their list', async () => {
  const pdf = await makePdf((page) => {
    let top = writeLines(page, 50, 50, ['Jane Doe', 'jane@example.com']);
    for (const heading of ['SUMMARY', 'EDUCATION']) {
      top = writeLines(page, 50, top + 12, [heading], { bold: true });
      top = writeLines(page, 50, top + 6, ['Denby College, 2014']);
    }
    writeLines(page, 50, top + 12, ['SKILLS', 'HOT STICK WORK', 'BUCKET RESCUE', 'POLE FRAMING'], {
      bold: true,
      leading: 2.4,
    });
  });
  const { skills } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(['HOT STICK WORK', 'BUCKET RESCUE', 'POLE FRAMING']);
});
