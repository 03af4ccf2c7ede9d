import { expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf, writeLines } from '../../documents/testing/make-pdf';
import { parseResume } from '../parse-resume';

/** A German curriculum vitae: headings, and below each labels with their text. */
const parts: readonly (readonly [
  heading: string,
  rows: readonly (readonly [label: string, lines: readonly string[]])[],
])[] = [
  [
    'Personal details',
    [
      ['Name', ['Jonas Weller']],
      ['Address', ['Lindenweg 4, 70182 Stuttgart']],
      ['Phone', ['+49 711 5550193']],
      ['Nationality', ['German']],
    ],
  ],
  [
    'Professional career',
    [
      [
        '07/2018 - today',
        ['Toolmaker', 'Brenner GmbH, Esslingen', 'Keeps forty moulds in order', 'Trains two apprentices'],
      ],
      ['03/2014 - 06/2018', ['Machinist', 'Kolbe Maschinenbau GmbH, Ulm', 'Turned shafts up to two metres']],
    ],
  ],
  ['Education', [['09/2010 - 02/2014', ['Diploma in Tool Engineering', 'Berufskolleg Neckarwald']]]],
  ['Skills', [['Methods and tools', ['Grinding, Wire erosion, NX CAM']]]],
];

test('labels and periods of a left column precede the text on their base line', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 62, 50, ['CURRICULUM VITAE'], { size: 15, bold: true });
    let top = 90;
    for (const [heading, rows] of parts) {
      top = writeLines(page, 62, top, [heading], { bold: true }) + 6;
      for (const [label, lines] of rows) {
        writeLines(page, 62, top, [label]);
        top = writeLines(page, 190, top, lines) + 4;
      }
      top += 12;
    }
  });
  const { fullName, address, work, education, skills } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect([fullName, address.city]).toEqual(['Jonas Weller', 'Stuttgart']);
  expect(work.map(({ title, companyName, startDate, endDate }) => [title, companyName, startDate, endDate])).toEqual([
    ['Toolmaker', 'Brenner GmbH', '2018-07', 'present'],
    ['Machinist', 'Kolbe Maschinenbau GmbH', '2014-03', '2018-06'],
  ]);
  expect(education).toMatchObject([{ school: 'Berufskolleg Neckarwald', endDate: '2014-02' }]);
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(expect.arrayContaining(['Grinding', 'NX CAM']));
});

test('a sidebar on the same base lines stays a separate column', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 190, 40, ['Jonas Weller'], { size: 15, bold: true });
    writeLines(page, 50, 90, [
      'SKILLS',
      'Java',
      'Kotlin',
      'Terraform',
      'Kafka',
      'EDUCATION',
      'BSc Physics',
      '2010 - 2013',
      'Leeds',
    ]);
    writeLines(page, 190, 90, [
      'EXPERIENCE',
      'Developer, Brenner GmbH',
      '2018 - today',
      'Runs the clearing of card payments',
      'Keeps the nightly reconciliation',
      'Tester, Kolbe AG',
      '2014 - 2018',
      'Wrote checks for the tills',
      'Led the release meetings',
      'Kept the devices',
    ]);
  });
  const { work } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(work.map(({ description }) => description).join(' ')).not.toMatch(/Kotlin|Kafka|Physics/);
  expect(work.map(({ title }) => title)).toEqual(['Developer', 'Tester']);
});

test('labels over two pages precede the text of their own page', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 62, 50, ['CURRICULUM VITAE'], { size: 15, bold: true });
    const draw = (from: number, to: number, start: number): void => {
      let top = start;
      for (const [heading, rows] of parts.slice(from, to)) {
        top = writeLines(page, 62, top, [heading], { bold: true }) + 6;
        for (const [label, lines] of rows) {
          writeLines(page, 62, top, [label]);
          top = writeLines(page, 190, top, lines) + 4;
        }
        top += 12;
      }
    };
    draw(0, 3, 90);
    page.addPage();
    draw(3, 4, 50);
    writeLines(page, 62, 110, ['Languages'], { bold: true });
    ['German', 'English'].forEach((language, at) => {
      writeLines(page, 62, 130 + at * 17, [language]);
      writeLines(page, 190, 130 + at * 17, [['mother tongue', 'fluent'][at] ?? '']);
    });
  });
  const { work, education, skills } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(work.map(({ title, companyName }) => [title, companyName])).toEqual([
    ['Toolmaker', 'Brenner GmbH'],
    ['Machinist', 'Kolbe Maschinenbau GmbH'],
  ]);
  expect(education).toMatchObject([{ school: 'Berufskolleg Neckarwald', endDate: '2014-02' }]);
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(expect.arrayContaining(['Grinding', 'NX CAM']));
});
