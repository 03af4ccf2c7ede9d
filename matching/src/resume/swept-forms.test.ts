import { beforeAll, expect, test } from '@jest/globals';
import { loadPdfJs } from '../documents/pdf/open-pdf';
import { readDocument } from '../documents/read-document';
import { makePdf, writeLines } from '../documents/testing/make-pdf';
import { resumeOf } from '../testing/resume-text';
import { parseResume } from './parse-resume';

const longestLoading = 60_000;
beforeAll(loadPdfJs, longestLoading);

const head = 'Jane Doe\njane@example.com\n\n';

test('a line that tells who, where and how to reach somebody gives name, address and number', () => {
  const resume = resumeOf(
    'Jane Doe, CNC Machinist, 1810 Mill Rd, Dayton, OH 45420, (937) 555-0124, jane@example.com\n\nEXPERIENCE\nLoom Fixer, Tallow Mill, 2015 - present',
  );
  expect(resume.fullName).toBe('Jane Doe');
  expect(resume.address).toMatchObject({ address1: '1810 Mill Rd', city: 'Dayton', state: 'OH', zipCode: '45420' });
});

test.each([
  ['the number of a box is no code', 'Department of Textiles, Box 90338\nDurham, NC 27708', 'Durham', '27708'],
  ['a street may end with its direction', '3321 17th Ave S\nMinneapolis, MN 55407', 'Minneapolis', '55407'],
  ['the kind of an address is no part of it', 'Address: Kender utca 14, 6720 Szeged, Hungary (Home)', 'Szeged', '6720'],
])('%s', (_, lines, city, zipCode) => {
  expect(resumeOf(`Jane Doe\n${lines}\njane@example.com\n\nSKILLS\nWeaving, spinning`).address).toMatchObject({
    city,
    zipCode,
  });
});

test('signs with spaces around them separate skills, others do not', () => {
  const { skills } = resumeOf(`${head}SKILLS\nWeaving * C* search * Warp planning\nDyeing ~ Carding`);
  expect(skills.map(({ asWritten }) => asWritten)).toEqual([
    'Weaving',
    'C* search',
    'Warp planning',
    'Dyeing',
    'Carding',
  ]);
});

test('courses that somebody taught and service are neither schooling nor work', () => {
  const { education, work } = resumeOf(
    `${head}EXPERIENCE\nLecturer, Denby College, 2013 - 2019\n\nEDUCATION\nPh.D. in Botany, Fen University, 2012\n\nCOURSES TAUGHT\n2014 - 2018 BIO 201, Field Botany, Denby College\n\nSERVICE\n2018 - present Associate Editor, Journal of Mosses`,
  );
  expect(education.map(({ school }) => school)).toEqual(['Fen University']);
  expect(work.map(({ title }) => title)).toEqual(['Lecturer']);
});

test('honours below a school are no part of its name', () => {
  const { education } = resumeOf(`${head}EDUCATION\n2004  B.A. in Botany, Denby College\nmagna cum laude`);
  expect(education[0]?.school).toBe('Denby College');
});

test('a college of a federal university is named with it', () => {
  const { education } = resumeOf(`${head}EDUCATION\nMA Textiles\nGoldsmiths, University of London\n2014`);
  expect(education[0]?.school).toBe('Goldsmiths, University of London');
});

test('the names of a table of schooling are no school', () => {
  const { education } = resumeOf(
    `${head}EDUCATION\nDegree\tInstitution\tBoard / University\tYear of Passing\nB.Com\tDenby College\tFen University\t2010`,
  );
  expect(education).toHaveLength(1);
});

test('the names of columns may stand beside each other and say what is counted', () => {
  const { education } = resumeOf(
    `${head}EDUCATION\nYear\tDegree / Examination\tInstitute / Board\tMarks (%)\n2010\tB.Com\tDenby College\t74.2`,
  );
  expect(education.map(({ school }) => school)).toEqual(['Denby College']);
});

test('training that the federal form asks for is no position', () => {
  const { work } = resumeOf(
    `${head}EXPERIENCE\nClerk, Mint of Denby, 2014 - Present\n\nJOB RELATED TRAINING\nLeader Course, 80 hours, 2014`,
  );
  expect(work).toHaveLength(1);
});

test('what the federal form adds to a title is no part of it', () => {
  const { work } = resumeOf(
    `${head}EXPERIENCE\nMint of Denby\n05/2014 - Present\nCoin Inspector (This is a federal job)`,
  );
  expect(work[0]?.title).toBe('Coin Inspector');
});

test('a heading of a margin that stands under a lost ornament is that of the whole group', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 50, 40, ['Jane Doe'], { size: 18 });
    writeLines(page, 200, 40, ['jane@example.com']);
    const groups: [string, string[]][] = [
      ['Skills', ['Weaving, spinning, dyeing, carding, warp planning']],
      [
        'Experience',
        ['Machinist, Tallow Tools', '05/2019 - present', '- Wove rugs', 'Welder, Fen Tools', '02/2014 - 04/2019'],
      ],
      ['Education', ['Denby College / B.A. Textiles', '2013']],
    ];
    let top = 100;
    for (const [heading, lines] of groups) {
      writeLines(page, 50, top + 10, [heading], { bold: true });
      top = writeLines(page, 200, top, lines) + 24;
    }
  });
  const { work, skills, education } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(skills).toHaveLength(5);
  expect(work.map(({ title }) => title)).toEqual(['Machinist', 'Welder']);
  expect(education).toHaveLength(1);
});

test('two headings side by side begin a list each, however short the second one is', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 50, 40, ['Jane Doe'], { size: 18 });
    writeLines(page, 50, 64, ['jane@example.com']);
    writeLines(page, 50, 100, ['Skills'], { bold: true, size: 14 });
    writeLines(page, 250, 100, ['Certifications'], { bold: true, size: 14 });
    writeLines(page, 50, 124, ['Weaving', 'Spinning', 'Dyeing', 'Carding', 'Warping']);
    writeLines(page, 250, 124, ['Loom Safety Card', 'First Aid']);
  });
  const { skills, certifications } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(['Weaving', 'Spinning', 'Dyeing', 'Carding', 'Warping']);
  expect(certifications.map(({ name }) => name)).toEqual(['Loom Safety Card', 'First Aid']);
});

test('skills in frames of their own beside each other are several', async () => {
  const pdf = await makePdf((page) => {
    const top = writeLines(page, 50, 50, ['Jane Doe', 'jane@example.com', '', 'SKILLS']);
    for (const [at, skill] of ['SLUB', 'Warping', 'Twill', 'Denim'].entries()) {
      const left = 50 + (at % 2) * 60;
      page.rect(left - 3, top + Math.floor(at / 2) * 20 - 3, 54, 16).stroke();
      writeLines(page, left, top + Math.floor(at / 2) * 20, [skill]);
    }
  });
  const { skills } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(['SLUB', 'Warping', 'Twill', 'Denim']);
});

test('a list without heading is found by the signs between its entries', () => {
  const { skills } = resumeOf(
    `${head}I weave rugs that last and teach others how to do it well.\n\nJacquard ♦ Dobby ♦ Backstrap\nIndigo ♦ Madder\n\nEXPERIENCE\nMachinist, Tallow Tools, 2015 - present`,
  );
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(['Jacquard', 'Dobby', 'Backstrap', 'Indigo', 'Madder']);
});

test('the number right behind a licence is no part of its name', () => {
  const { certifications } = resumeOf(`${head}LICENSES\nOregon Dyer License D0085551`);
  expect(certifications[0]?.name).toBe('Oregon Dyer License');
});

test('some college is what somebody learned, and no school', () => {
  const { education } = resumeOf(`${head}EDUCATION\nDenby Community College\nSome college, Textiles\n2013 - 2014`);
  expect(education).toMatchObject([{ school: 'Denby Community College', degree: 'Some college, Textiles' }]);
});
