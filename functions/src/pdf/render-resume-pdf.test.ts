import { expect, test } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { samplePdfData } from '../testing/sample-pdf-data';
import { renderResumePdf } from './render-resume-pdf';

/** The words of each page. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  await document.destroy();
  return pages;
}

test('twelve jobs span numbered pages', async () => {
  const pages = await pagesOf(await renderResumePdf(samplePdfData()));
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
  const [first = ''] = pages;
  for (const words of [
    'Zoë Müller-Łukaszewska',
    'Northwind Staffing',
    'Avery Quinn',
    'available in four weeks',
    'Mar 2023 – Present',
  ]) {
    expect(first).toContain(words);
  }
  expect(pages.join(' ')).toContain('Nordlicht Logistics 12');
  expect(pages.join(' ')).toContain('Uniwersytet Jagielloński');
}, 30_000);

test('empty sections have no heading', async () => {
  const empty = {
    recruiterNotes: '',
    objective: '',
    skills: [],
    work: [],
    education: [],
    certifications: [],
    languages: [],
  };
  const pages = await pagesOf(await renderResumePdf(samplePdfData(empty, { contact: null, jobTitle: '' })));
  expect(pages).toHaveLength(1);
  for (const heading of [
    'Recruiter Notes',
    'Summary',
    'Skills',
    'Work History',
    'Education',
    'Languages',
    'Contact',
    'Presented',
  ]) {
    expect(pages[0]).not.toContain(heading);
  }
});

test('hostile text stays text and ends on a bounded number of pages', async () => {
  const pages = await pagesOf(
    await renderResumePdf(
      samplePdfData({
        fullName: `${'A'.repeat(300)}\u0000\u202e\ud800😀`,
        objective: `<script>alert(1)</script> ${'https://example.com/'.repeat(400)}`,
        skills: Array.from({ length: 5_000 }, (_, index) => `skill ${index} ${'x'.repeat(200)}`),
        work: Array.from({ length: 100 }, () => ({
          title: 'T'.repeat(500),
          companyName: '',
          location: '',
          startDate: 'x',
          endDate: '',
          description: '• word\n'.repeat(20),
        })),
      }),
    ),
  );
  expect(pages.join(' ')).toContain('<script>alert(1)</script>');
  expect(pages.length).toBeLessThan(40);
}, 30_000);

test.each([
  ['Greek and Cyrillic', 'Αθήνα Москва'],
  ['Hebrew', 'מנהל'],
  ['Arabic', 'خبير'],
  ['Thai', 'ผู้จัดการ'],
  ['Japanese', '日本語'],
  ['Korean', '서울'],
  ['Tamil', 'முத்துலட்சுமி'],
  ['Bengali', 'বাংলা'],
  ['Georgian', 'ქართული'],
  ['Khmer', 'ភាសាខ្មែរ'],
  ['Hindi', 'हिन्दी'],
  ['Telugu', 'తెలుగు'],
  ['Gujarati', 'ગુજરાતી'],
  ['Armenian', 'Հայաստան'],
  ['Amharic', 'አማርኛ'],
  ['simplified Chinese', '负责企业级订单系统的架构设计与开发'],
  ['traditional Chinese', '負責企業級訂單系統的架構設計與開發'],
  ['accents', 'Škoda Ångström Nguyễn'],
])('draws %s', async (_, text) => {
  const pages = await pagesOf(await renderResumePdf(samplePdfData({ occupation: text, work: [] })));
  const letters = pages.join('').normalize('NFKC');
  for (const letter of text.replace(/\s|\p{Mark}/gu, '').normalize('NFKC')) expect(letters).toContain(letter);
});

test('leaves out a character that no font has', async () => {
  const pages = await pagesOf(await renderResumePdf(samplePdfData({ occupation: 'rune ᚠ end', work: [] })));
  expect(pages.join(' ')).toContain('rune end');
});

test('breaks Chinese lines between signs, without hyphens', async () => {
  const text =
    '负责企业级订单系统的架构设计与开发工作并带领十二人的研发团队完成了从单体应用到微服务架构的迁移工作'.repeat(3);
  const pages = await pagesOf(await renderResumePdf(samplePdfData({ objective: text, work: [] })));
  const drawn = pages.join('').replaceAll(' ', '');
  expect(drawn.normalize('NFKC')).toContain(text.normalize('NFKC'));
});
