import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { buildProfile } from '@portal/domain/profiles/build-profile';
import { profileSchema } from '@portal/domain/profiles/profile';
import { profileInput } from '@portal/domain/profiles/profile-values';
import { shownProfile } from '@portal/domain/profiles/shown-profile';
import { imageLink } from '@portal/domain/links/image-links';
import { blockOf } from '@portal/domain/templates/block';
import { profileTemplateSchema } from '@portal/domain/templates/profile-template';
import { builtInTemplates } from '@portal/domain/templates/default-templates';
import { designTemplates } from '@portal/domain/templates/design-templates';
import { designStyles } from '@portal/domain/templates/profile-design';
import { loadImages } from '../pdf/load-image';
import { profileDocument, type DocumentSection, type ProfileDocument } from '../pdf/profile-document';
import { renderProfilePdf } from '../pdf/render-profile-pdf';
import { blockTexts } from '../pdf/rich-blocks';
import { fakePorts } from '../testing/fake-ports';
import { pngHeader, pngOf, pngPixels } from '../testing/png';
import { renderProfileWord } from './render-profile-word';

const { built: _built, ...data } = profileSchema.cast({
  id: 'p',
  candidateName: 'Zoë Müller-Łukaszewska',
  occupation: 'Ingénieur λ',
  location: 'Boston, MA',
  privateNotes: '<p>Too expensive</p>',
  skills: ['TypeScript', 'C#'],
  ai: { recruiterNotes: '<p>Calm <strong>and</strong> fast.</p><ol><li>First</li><li>Second</li></ol>' },
  workHistories: Array.from({ length: 14 }, (_, index) => ({
    title: `Engineer ${index}`,
    companyName: 'Nordlicht',
    startDate: `${2023 - index}-03`,
    endDate: 'present',
    description: `<p>${'Ran the booking service of the port. '.repeat(6)}</p><ul><li>Cut the cost by 38 %</li></ul>`,
  })),
  educations: [{ school: 'TU München', degree: 'M.Sc.', endDate: '2009' }],
  recruiter: { name: 'Avery Quinn', email: 'avery@northwind.example' },
});

/** All texts of a document in the order of the page. */
function textsOf({ header, sections, secondColumn, footer }: ProfileDocument): string[] {
  const texts = ({ title, badges, blocks }: DocumentSection) => [title, ...badges, ...blockTexts(blocks)];
  return [...blockTexts(header), ...[...sections, ...secondColumn].flatMap(texts), ...blockTexts(footer)];
}

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.destroy();
  return pages;
}

function wordTexts(bytes: Uint8Array): string {
  const files = unzipSync(bytes);
  const part = (pattern: RegExp) =>
    Object.keys(files)
      .filter((name) => pattern.test(name))
      .map((name) => strFromU8(files[name] ?? new Uint8Array()).replace(/<[^>]*>/g, ''))
      .join(' ');
  return [part(/header\d*\.xml$/), part(/document\.xml$/), part(/footer\d*\.xml$/)].join(' ');
}

/** Letters and digits alone: lines and spaces differ between the formats. */
const letters = (text: string) =>
  text
    .replace(/&(?:amp|lt|gt|quot|apos);/g, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

test.each(designTemplates.map((template) => [template.id, template] as const))(
  'the PDF and the Word file of the design %s hold the texts of the page in their order',
  async (_, template) => {
    const shown = shownProfile(buildProfile(template, profileInput(data), null), { isRecruiter: false });
    const document = profileDocument(shown, {
      title: 'Zoë',
      author: 'Northwind',
      accent: '#1f5fbf',
      skillsColor: '#28a745',
    });
    const pdf = await renderProfilePdf(document, new Map());
    const [pages, word] = [await pagesOf(pdf), wordTexts(await renderProfileWord(document, new Map()))];
    const texts = textsOf(document);
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.join()).not.toContain('Too expensive');

    const found = letters(word);
    let end = 0;
    for (const text of texts) {
      const at = found.indexOf(letters(text), end);
      expect({ text, isFound: at >= 0 }).toEqual({ text, isFound: true });
      end = at + letters(text).length;
    }
    const drawn = letters(pages.join(' '));
    expect(texts.filter((text) => !drawn.includes(letters(text)))).toEqual([]);
    // The page, Word and the PDF have the same kind of headings.
    const hasSerifs = Buffer.from(pdf).includes('PTSerif');
    expect(hasSerifs).toBe(designStyles[template.design].heading === 'serif');
    // Header and footer are on each page.
    const [name = ''] = blockTexts(document.header);
    expect(pages.filter((page) => !letters(page).includes(letters(name)))).toEqual([]);
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
  },
  60_000,
);

test('the columns of a Word file keep the widths and the ground of the design', async () => {
  const modern = designTemplates.find(({ id }) => id === 'modern') ?? profileTemplateSchema.cast({});
  const shown = shownProfile(buildProfile(modern, profileInput(data), null), { isRecruiter: false });
  const document = profileDocument(shown, { title: 'Z', author: 'N', accent: '#1f5fbf', skillsColor: '#28a745' });
  const file = unzipSync(await renderProfileWord(document, new Map()))['word/document.xml'] ?? new Uint8Array();
  const xml = strFromU8(file);
  expect(xml).toMatch(/<w:gridCol w:w="6705"\/><w:gridCol w:w="3615"\/>/);
  expect(xml).toContain('w:fill="f4f6f9"');
});

test('images are drawn at their size; one that is gone is replaced by its alternative text', async () => {
  const urlOf = (name: string) => imageLink(`images/froala/1/${name}.png`);
  const content = [
    '<p>Before</p>',
    `<p><img src="${urlOf('there')}" alt="Chart" width="120"></p>`,
    `<p><img src="${urlOf('wide')}" alt="Panorama"></p>`,
    '<table><tbody></tbody></table><table><tr></tr></table>',
    `<ul><li>Plan<img src="${urlOf('gone')}" alt="Floor plan"></li></ul>`,
  ].join('');
  const template = profileTemplateSchema.cast({
    id: 't',
    name: 't',
    template: [blockOf({ key: 'a', content, isText: true })],
  });
  const shown = shownProfile(buildProfile(template, profileInput(data), null), { isRecruiter: false });
  const document = profileDocument(shown, { title: 'Z', author: 'N', accent: '#1f5fbf', skillsColor: '#28a745' });
  const png = (width: number, height: number) => pngOf(pngHeader(width, height), pngPixels((width + 1) * height));
  const stored = new Map([
    ['images/froala/1/there.png', png(300, 100)],
    ['images/froala/1/wide.png', png(1_376, 200)],
  ]);
  const files = {
    ...fakePorts().files,
    facts: (path: string) => {
      const bytes = stored.get(path);
      return Promise.resolve(bytes ? { path, size: bytes.length, contentType: '', createdAt: 0, labels: {} } : null);
    },
    read: (path: string) => Promise.resolve(Buffer.from(stored.get(path) ?? [])),
  };
  const images = await loadImages(fakePorts({ files }), document);

  const pdf = await renderProfilePdf(document, images);
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Subtype \/Image/g),
  ).toHaveLength(2);
  const [page = ''] = await pagesOf(pdf);
  expect(page).toMatch(/Before.*Plan.*Floor plan/s);
  expect(page).not.toMatch(/Chart|Panorama/);

  const word = await renderProfileWord(document, images);
  const parts = unzipSync(word);
  expect(Object.keys(parts).filter((name) => name.endsWith('.png'))).toHaveLength(2);
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  // Sizes are in units of 9,525 a pixel; the wide one fills the page.
  const sizes = Array.from(body.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g), ([, x, y]) =>
    [x, y].map((n) => Number(n) / 9_525),
  );
  expect(sizes).toEqual([
    [120, 40],
    [688, 100],
  ]);
  expect(body).toContain('descr="Chart"');
  // Word refuses a file that has a table without cells.
  expect(body).not.toMatch(/<w:tbl>(?:(?!<w:tc>).)*<\/w:tbl>/s);
  expect(wordTexts(word)).toMatch(/Before.*Plan.*Floor plan/s);
});

test('the logo is above the header, and badges are tinted, in the PDF and the Word file of every design', async () => {
  const logo = { url: '/images/logo.png', alignment: 'right' as const };
  const facts = { title: 'Z', author: 'N', accent: '#1f5fbf', skillsColor: '#28a745', logo };
  const bytes = pngOf(pngHeader(300, 100), pngPixels(301 * 100));
  const images = new Map([[logo.url, { bytes, format: 'png' as const, width: 300, height: 100 }]]);
  for (const template of builtInTemplates) {
    const shown = shownProfile(buildProfile(template, profileInput(data), null), { isRecruiter: false });
    const document = profileDocument(shown, facts);
    const pdf = Buffer.from(await renderProfilePdf(document, images)).toString('latin1');
    const parts = unzipSync(await renderProfileWord(document, images));
    const header = Object.keys(parts).find((name) => /header\d+\.xml$/.test(name)) ?? '';
    const [head, body] = [header, 'word/document.xml'].map((name) => strFromU8(parts[name] ?? new Uint8Array()));
    expect({ id: template.id, inPdf: pdf.match(/\/Subtype \/Image/g)?.length }).toEqual({ id: template.id, inPdf: 1 });
    expect(head).toMatch(/<w:jc w:val="right"\/>.*<a:blip/s);
    expect(body).toMatch(/<w:bdr [^>]*w:color="[0-9a-f]{6}"[^>]*\/><w:shd w:fill="e1f3e5"/i);
  }
}, 120_000);

test('a heading is on the page of its content, wherever a page ends', async () => {
  const facts = { title: 'Z', author: 'N', accent: '#1f5fbf', skillsColor: '#28a745' };
  const pagesWith = async (lines: number, rules: number) => {
    const content = `${'<p>Line</p>'.repeat(lines)}${'<hr>'.repeat(rules)}`;
    const template = profileTemplateSchema.cast({
      id: 't',
      name: 't',
      template: [
        blockOf({ key: 'a', content, isText: true }),
        blockOf({ key: 'b', title: 'Certifications', content: '<p>QuickBooks</p>', isText: true }),
      ],
    });
    const shown = shownProfile(buildProfile(template, profileInput(data), null), { isRecruiter: false });
    return await pagesOf(await renderProfilePdf(profileDocument(shown, facts), new Map()));
  };
  const torn: number[][] = [];
  // Rules shift the heading by less than a line.
  for (const rules of [0, 1]) {
    for (const lines of [40, 41, 42]) {
      const pages = await pagesWith(lines, rules);
      if (!pages.some((page) => page.includes('Certifications') && page.includes('QuickBooks')))
        torn.push([lines, rules]);
    }
  }
  expect(torn).toEqual([]);
}, 60_000);
