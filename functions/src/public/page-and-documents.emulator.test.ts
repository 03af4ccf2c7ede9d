import { beforeAll, expect, test } from '@jest/globals';
import type { ResumePage } from '@portal/domain/contracts/public-api';
import type { ShownProfile } from '@portal/domain/profiles/shown-profile';
import { htmlText } from '@portal/domain/redaction/html-text';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { call, fetchOwn, freshWorld, signIn, withoutTriggers, type SignedIn } from '../testing/emulator';
import { saveCandidate, saveJob, saveOrganization, type PublicPage } from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let page: PublicPage;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  await saveOrganization(world.a);
  page = await saveCandidate(recruiter, (await saveJob(recruiter)).jobId, { skills: ['Triage', 'Dialysis'] });
});

const send = async <T = { profileId: string; url: string; fileName: string }>(name: string, body: object = {}) => {
  const { organizationId, jobId, candidateId } = page;
  const sent = { organizationId, jobId, candidateId, ...body };
  return (await call<T>(`/api/app/${name}`, { body: sent, token: recruiter.token })).body.data;
};
const link = () => ({ publicToken: page.publicToken, candidateId: page.candidateId });
const openPage = async () => (await call<ResumePage>('/api/public/getCandidateResume', { body: link() })).body.data;
const downloadPdf = async () =>
  await fetchOwn('/api/public/resumePdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(link()),
  });

/** Letters and digits in their order: lines and spaces differ between the formats. */
const letters = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function pageTexts({ headerContent, sections, secondColumn, footerContent }: ShownProfile): string[] {
  const texts = [...sections, ...secondColumn].flatMap(({ title, content, badges }) => [
    title,
    htmlText(content).text,
    ...badges,
  ]);
  return [htmlText(headerContent).text, ...texts, htmlText(footerContent).text]
    .map(letters)
    .filter((text) => text !== '');
}

async function pdfText(bytes: ArrayBuffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    lines.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.destroy();
  return letters(lines.join(' '));
}

function wordText(bytes: ArrayBuffer): string {
  const parts = Object.entries(unzipSync(new Uint8Array(bytes)));
  const texts = parts.filter(([name]) => /word\/(?:header\d*|document|footer\d*)\.xml$/.test(name));
  return letters(texts.map(([, xml]) => htmlText(strFromU8(xml)).text).join(' '));
}

test('the page, the PDF of the client and the Word file have the same profile, without what is for recruiters', async () => {
  const { profileId } = await send('createProfile', { isDefault: true });
  await send('saveProfile', {
    profileId,
    changes: [{ key: 'recruiterNotes', content: '<p>Edited for the client</p>', revision: 0 }],
  });
  const word = await send('generateProfileWord', { profileId });
  const { profile, isPdfAllowed } = await openPage();
  expect(isPdfAllowed).toBe(true);
  const texts = pageTexts(profile!);
  expect(texts.join()).toContain('editedfortheclient');
  const response = await downloadPdf();
  expect(response.headers.get('content-disposition')).toContain('filename="Jane Doe.pdf"');
  const documents = {
    pdf: await pdfText(await response.arrayBuffer()),
    word: wordText(await (await fetchOwn(word.url)).arrayBuffer()),
  };
  for (const [format, text] of Object.entries(documents)) {
    expect([format, texts.filter((one) => !text.includes(one))]).toEqual([format, []]);
    expect(text).not.toMatch(/tooexpensive|calmatnight/);
  }
  // The page says no more than the profile.
  expect((await openPage()).resume).toMatchObject({ recruiterNotes: '', work: [], skills: [], education: [] });
});

test('the PDF of an anonymous candidate is the anonymous profile, also in its name and properties', async () => {
  const { profileId } = await send('createProfile', { isDefault: true });
  const anonymous = await send('createAnonymousProfile', { profileId });
  await send('chooseProfile', { profileId: anonymous.profileId });
  const response = await downloadPdf();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain('filename="Anonymous candidate.pdf"');
  const bytes = await response.arrayBuffer();
  const document = await getDocument({ data: new Uint8Array(bytes.slice(0)), useSystemFonts: false, verbosity: 0 })
    .promise;
  expect((await document.getMetadata()).info).toMatchObject({ Title: 'Anonymous candidate' });
  await document.destroy();
  expect(await pdfText(bytes)).not.toMatch(/jane|doe|mercy/);
  const exported = await send('generateProfilePdf', { profileId: anonymous.profileId });
  expect(exported.fileName).toBe('Anonymous candidate.pdf');
  // Without the profile there is nothing to draw.
  await send('deleteProfile', { profileId: anonymous.profileId });
  expect((await openPage()).isPdfAllowed).toBe(false);
  expect((await downloadPdf()).status).toBe(403);
});
