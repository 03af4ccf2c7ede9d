import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { buildProfile } from '@portal/domain/profiles/build-profile';
import { profileSchema } from '@portal/domain/profiles/profile';
import { profileInput } from '@portal/domain/profiles/profile-values';
import { shownProfile } from '@portal/domain/profiles/shown-profile';
import { designTemplates } from '@portal/domain/templates/design-templates';
import { profileDocument, type DocumentSection, type ProfileDocument } from '../pdf/profile-document';
import { renderProfilePdf } from '../pdf/render-profile-pdf';
import { blockTexts } from '../pdf/rich-blocks';
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
    const [pages, word] = [
      await pagesOf(await renderProfilePdf(document)),
      wordTexts(await renderProfileWord(document)),
    ];
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
    // Header and footer are on each page.
    const [name = ''] = blockTexts(document.header);
    expect(pages.filter((page) => !letters(page).includes(letters(name)))).toEqual([]);
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
  },
  60_000,
);
