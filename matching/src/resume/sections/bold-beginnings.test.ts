import { beforeAll, expect, test } from '@jest/globals';
import { loadPdfJs } from '../../documents/pdf/open-pdf';
import { readDocument } from '../../documents/read-document';
import { linesOf, utf8 } from '../../documents/testing/lines';
import { makePdf, writeLines } from '../../documents/testing/make-pdf';
import { parseResume } from '../parse-resume';

const maxLoadingLength = 60_000;
beforeAll(loadPdfJs, maxLoadingLength);

const readPage = async (body: string) =>
  parseResume(
    await readDocument(
      utf8(`<!doctype html><html><body><h1>Jane Doe</h1><p>jane@example.com</p>${body}</body></html>`),
    ),
    { today: '2026-06-01' },
  );

test('the employer begins after a bold title', async () => {
  const { work } = await readPage(
    '<h2>Experience</h2><p>09/2019 – 06/2024</p><p><b>Weaver</b> Lindenau Rugs</p><p>02/2014 – 08/2019</p><p><b>Spinner</b> Tallow Mill</p>',
  );
  expect(work.map(({ title, companyName }) => [title, companyName])).toEqual([
    ['Weaver', 'Lindenau Rugs'],
    ['Spinner', 'Tallow Mill'],
  ]);
});

test('function words continue a name after its bold beginning', async () => {
  const { education } = await readPage(
    '<h2>Education</h2><p><b>Bachelor of</b> Science in Botany, Denby College, 2014</p>',
  );
  expect(education[0]?.degree).toBe('Bachelor of Science in Botany');
});

test('a bold group name followed by a space is not a skill', async () => {
  const { skills } = await readPage(
    '<h2>Skills</h2><p><b>Looms</b> Jacquard, dobby, backstrap</p><p><b>Dyes</b> indigo, madder, weld</p>',
  );
  expect(skills.map(({ asWritten }) => asWritten)).toEqual([
    'Jacquard',
    'dobby',
    'backstrap',
    'indigo',
    'madder',
    'weld',
  ]);
});

test('a PDF has the end of a bold beginning too, without its bullet', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 50, 50, ['Jane Doe', 'jane@example.com']);
    page.font('Helvetica-Bold').fontSize(10).text('• Weaver', 50, 90, { continued: true, lineBreak: false });
    page.font('Helvetica').text(' Lindenau Rugs', { lineBreak: false });
  });
  const { lines } = await readDocument(pdf);
  expect(await linesOf(pdf)).toContain('* Weaver Lindenau Rugs');
  expect(lines.find(({ text }) => text.startsWith('Weaver'))?.boldLead).toBe('Weaver'.length);
  expect(lines.find(({ text }) => text === 'Jane Doe')?.boldLead).toBe(0);
});
