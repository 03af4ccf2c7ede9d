import { beforeAll, expect, test } from '@jest/globals';
import { loadPdfJs } from '../documents/pdf/open-pdf';
import { readDocument } from '../documents/read-document';
import { makePdf, writeLines } from '../documents/testing/make-pdf';

import { parseResume } from './parse-resume';

const maxLoadingLength = 60_000;
beforeAll(loadPdfJs, maxLoadingLength);

test('a heading in a margin below a lost ornament covers the whole group', async () => {
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

test('two headings in a row begin a list each, however short the second one is', async () => {
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

test('framed skills in a row are separate', async () => {
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
