import { expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf, writeLines, writeRight } from '../../documents/testing/make-pdf';
import { parseResume } from '../parse-resume';

test('a line under a short bullet is the next employer when its first word would have fit', async () => {
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

test('an unknown town in a cell after the title is not part of it', async () => {
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

test('list entries in the style of headings stay in their list', async () => {
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

test('positions in full sentences next to their periods in a margin are read', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 200, 40, ['Jane Doe'], { size: 18 });
    writeLines(page, 200, 64, ['jane@example.com']);
    writeLines(page, 50, 100, ['experience'], { bold: true, size: 11 });
    const heads = ['Biology Teacher, Broad School, Leeds.', 'Science Teacher, Fen Academy, Leeds.'];
    for (const [at, head] of heads.entries()) {
      writeLines(page, 50, 120 + at * 60, [`Sep ${String(2019 - at * 2)} – Aug ${String(2021 - at * 2)}`]);
      writeLines(page, 180, 120 + at * 60, [head, '- Taught the upper years of the school']);
    }
    writeLines(page, 50, 250, ['skills'], { bold: true, size: 11 });
    writeLines(page, 50, 270, ['Curriculum design, Coaching, Physics, Chemistry']);
  });
  const { work } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(work.map(({ title, companyName, endDate }) => [title, companyName, endDate].join(' | '))).toEqual([
    'Biology Teacher | Broad School | 2021-08',
    'Science Teacher | Fen Academy | 2019-08',
  ]);
});

test('dated certificates below one that spans two lines stay in their sidebar', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 30, 60, ['CONTACT'], { bold: true });
    writeLines(page, 30, 80, ['Atlanta, GA', '404-555-0166', 'jane@example.com'], { size: 9 });
    writeLines(page, 30, 140, ['SKILLS'], { bold: true });
    writeLines(page, 30, 160, ['Triage', 'Mentoring', 'Plaster casts'], { leading: 2.2 });
    writeLines(page, 30, 250, ['CERTIFICATIONS'], { bold: true });
    writeLines(page, 30, 270, ['Registered Nurse, Oregon (compact)', '(2017)'], { size: 9, leading: 1.1 });
    writeLines(page, 30, 295, ['CEN (2021)', 'TNCC (2024)', 'ACLS (2025)'], { size: 9, leading: 1.6 });
    writeLines(page, 240, 50, ['JANE DOE'], { bold: true, size: 24 });
    let top = writeLines(page, 240, 100, ['Experience'], { bold: true, size: 15 }) + 10;
    for (const [at, title] of ['Charge Nurse', 'Staff Nurse', 'Telemetry Nurse', 'Ward Nurse'].entries()) {
      top = writeLines(page, 240, top, [title], { bold: true });
      top =
        writeLines(page, 240, top, [
          `Alder Hospital | Salem, OR | Feb ${String(2022 - at * 2)} – Feb ${String(2024 - at * 2)}`,
          '- Ran a department of 62 beds on nights',
          '- Mentored nurses in their first year',
        ]) + 7;
    }
  });
  const { certifications } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(certifications.map(({ name, date }) => `${name} | ${date}`)).toEqual([
    'Registered Nurse, Oregon (compact) | 2017',
    'CEN | 2021',
    'TNCC | 2024',
    'ACLS | 2025',
  ]);
});

test('a single year counts among periods below a bold title', async () => {
  const pdf = await makePdf((page) => {
    let top = writeLines(page, 50, 50, ['Jane Doe', 'jane@example.com', '', 'EXPERIENCE']);
    for (const [title, dates] of [
      ['Grade Teacher', 'Aug 2015 – May 2018'],
      ['Substitute Teacher', '2015'],
    ]) {
      top = writeLines(page, 50, top, [title ?? ''], { bold: true });
      top = writeLines(page, 50, top, [`Broad School | Golden, CO | ${dates ?? ''}`, '- Taught grades one to six']);
    }
  });
  const { work } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(work.map(({ title, endDate }) => `${title} | ${endDate}`)).toEqual([
    'Grade Teacher | 2018-05',
    'Substitute Teacher | 2015',
  ]);
});

test('a certificate in the style of headings stays in its list', async () => {
  const pdf = await makePdf((page) => {
    let top = writeLines(page, 50, 40, ['Jane Doe', 'jane@example.com']);
    for (const [name, ...lines] of [
      ['Work Experience'],
      ['Nursing Assistant', 'Broad Care Center - Newark, NJ', 'August 2020 to Present'],
      ['Home Health Aide', 'Kindly Home Care - Newark, NJ', 'May 2017 to July 2020'],
      ['Certifications and Licenses'],
      ['CNA', 'May 2017 to May 2027'],
      ['BLS Certification'],
      ['Languages', 'English - Fluent', 'French - Fluent'],
    ]) {
      top = writeLines(page, 50, top + (lines.length > 0 ? 6 : 14), [name ?? ''], { bold: true });
      top = writeLines(page, 50, top, lines);
    }
  });
  const { certifications } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(certifications.map(({ name }) => name)).toEqual(['CNA', 'BLS Certification']);
});

test('heads with employer, town and period precede the titles and tasks at their right', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 50, 40, ['Jane Doe'], { size: 18 });
    writeLines(page, 50, 64, ['jane@example.com']);
    writeLines(page, 50, 90, ['EXPERIENCE'], { bold: true, size: 12 });
    for (const [at, [title, employer]] of [
      ['Electrical Technician', 'Ridgeway Power'],
      ['Maintenance Electrician', 'Harcombe Foods'],
      ['Apprentice Electrician', 'Bolton Electrical'],
    ].entries()) {
      const top = 115 + at * 70;
      const [from, to] = [String(2019 - at * 3), String(2022 - at * 3)];
      const bottom = writeLines(page, 50, top, [employer ?? '', ...(at === 0 ? ['Ltd'] : [])], { bold: true });
      writeLines(page, 50, bottom, ['Leeds', `May ${from} – Apr ${to}`]);
      writeLines(page, 230, top, [title ?? ''], { bold: true });
      writeLines(page, 230, top + 14, ['- Maintained the switchgear of eleven sites', '- Wrote permits to work']);
    }
    writeLines(page, 50, 340, ['SKILLS'], { bold: true, size: 12 });
    writeLines(page, 50, 360, ['Fault finding, Testing, High voltage switching']);
  });
  const { work } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(work.map(({ title, companyName, endDate }) => [title, companyName, endDate].join(' | '))).toEqual([
    'Electrical Technician | Ridgeway Power Ltd | 2022-04',
    'Maintenance Electrician | Harcombe Foods | 2019-04',
    'Apprentice Electrician | Bolton Electrical | 2016-04',
  ]);
});
