import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { jobDetailsSchema } from '@portal/domain/jobs/job';
import { aiFlags, buildProfile } from '@portal/domain/profiles/build-profile';
import { jobProfileInput, profileInput } from '@portal/domain/profiles/profile-values';
import { profileSchema } from '@portal/domain/profiles/profile';
import { blockOf } from '@portal/domain/templates/block';
import { jobTemplateSchema, profileTemplateSchema } from '@portal/domain/templates/profile-template';
import { profileDocument } from '../pdf/profile-document';
import { renderProfilePdf } from '../pdf/render-profile-pdf';
import { projectProfile } from '../projections/project-profile';
import { fakePorts } from '../testing/fake-ports';
import { renderProfileWord } from '../word/render-profile-word';
import { safeBuilt } from './build-stored-profile';

/** Hostile texts, and the words in them that must be shown, one for each place. */
function hostileTexts() {
  const words: string[] = [];
  const word = (place: string) => {
    words.push(`Seen${place}`);
    return `Seen${place}`;
  };
  /** Plain text, which is shown as it is: markup and template syntax are words of it. */
  const plain = (place: string) =>
    `${word(place)} <script>evil()</script><img src=x onerror=evil()>"'& {{7*7}} \${7*7} <%= 7 %> [recruiter.email] \u202e`;
  /** Formatted text: what runs goes, the words stay. */
  const rich = (place: string) =>
    `<p onclick="evil()" style="background:url(javascript:evil())">${word(`${place}Text`)}\u202e<script>evil()</script></p>
  <p><a href="javascript:evil()">${word(`${place}Link`)}</a> <a href=" java\tscript:evil()">${word(`${place}Tab`)}</a>
  <a href="data:text/html,<script>evil()</script>">${word(`${place}Data`)}</a> <a href="vbscript:evil()">x</a></p>
  <img src="data:image/svg+xml,<svg onload=evil()>" onerror="evil()"><svg onload="evil()"></svg>
  <iframe srcdoc="<script>evil()</script>"></iframe><style>@import 'javascript:evil()'</style>
  <form action="javascript:evil()"><button formaction="javascript:evil()">${word(`${place}Form`)}</button></form>
  <table><tr><td onmouseover="evil()">${word(`${place}Cell`)}</td></tr></table>`;
  return { words, word, plain, rich };
}

const { words: candidateWords, word, plain, rich } = hostileTexts();
const aiFields = {
  aiResumeSection: rich('AiResume'),
  aiSummarySmSection: rich('AiMarketing'),
  aiSummarySubmissionSection: rich('AiSubmission'),
  recruiterNotes: rich('Notes'),
  generatedResume: rich('Resume'),
};
const { built: _built, ...data } = profileSchema.cast({
  id: 'hostile',
  candidateName: plain('Name'),
  occupation: plain('Occupation'),
  comments: rich('Comments'),
  privateNotes: '<p>Private</p>',
  skills: [plain('Skill')],
  specialties: [plain('Specialty')],
  ai: aiFields,
  workHistories: [
    { title: plain('Title'), companyName: plain('Company'), startDate: '2020', description: rich('Description') },
  ],
  educations: [{ school: plain('School'), degree: plain('Degree') }],
  certifications: [{ name: plain('Certification') }],
  references: [{ name: plain('Reference') }],
  jobOrder: { title: plain('Job') },
  recruiter: { name: plain('Recruiter'), email: 'avery@northwind.example' },
  additionalFiles: {
    files: [{ url: 'https://portal.example/f', originalFilename: `${word('File')}\u202efdp.exe`, mimeType: '' }],
  },
});
const text = (key: string, content: string) => blockOf({ key, title: plain(`${key}Heading`), content });
const template = profileTemplateSchema.cast({
  id: 'hostile',
  name: 'Hostile',
  isTwoColumns: true,
  headerContent: `<h1>[candidateName]</h1>${rich('Header')}`,
  footerContent: `<p>[recruiter.name]</p>${rich('Footer')}`,
  template: [
    blockOf({ key: 'private', title: 'Private', isPrivateNotes: true, isRecruiterOnly: true }),
    blockOf({ key: 'notes', title: plain('NotesHeading'), isRecruiterNotes: true }),
    blockOf({ key: 'comments', title: 'Comments', isCandidateCommentsSection: true }),
    blockOf({ key: 'resume', title: 'Resume', isResume: true }),
    blockOf({ key: 'files', title: 'Files', isFile: true }),
    blockOf({ key: 'empty', title: 'Empty', content: '[address.city]', alternativeContent: rich('Alternative') }),
    ...aiFlags
      .filter((flag) => flag.startsWith('isAI') && !flag.includes('Job'))
      .map((flag) => {
        return blockOf({ key: flag, title: flag, isAI: true, [flag]: true });
      }),
  ],
  secondColumn: [
    text('Skills', '[skills]'),
    text('Special', `<p>[specialties], [occupation], [jobOrder.title]</p>${rich('Own')}`),
    text('Work', '<p>[workHistories.title] [workHistories.companyName]</p><p>[workHistories.description]</p>'),
    text('School', '<p>[educations.school] [educations.degree]</p>'),
    text('Cert', '<p>[certifications.name]</p>'),
    text('Refs', '<p>[references.name]</p>'),
  ],
});

const ofJob = hostileTexts();
const job = jobDetailsSchema.cast({
  jobTitle: ofJob.plain('Title'),
  company: ofJob.plain('Company'),
  jobDescription: ofJob.rich('Description'),
  jobSkills: { requiredSkills: [ofJob.plain('Skill')] },
  contact: { name: ofJob.plain('Contact'), email: 'avery@northwind.example' },
});
const jobTemplate = jobTemplateSchema.cast({
  id: 'hostile',
  name: 'Hostile',
  headerContent: `<h1>[jobOrder.title]</h1><p>[jobOrder.company]</p>${ofJob.rich('Header')}`,
  footerContent: `<p>[recruiter.name]</p>${ofJob.rich('Footer')}`,
  template: [
    blockOf({ key: 'description', title: ofJob.plain('Heading'), content: '[jobOrder.description]' }),
    blockOf({ key: 'skills', title: 'Skills', content: '[skills]' }),
    blockOf({ key: 'notes', title: 'Notes', isRecruiterNotes: true }),
    blockOf({ key: 'summary', title: 'Summary', isAI: true, isAIJobDescriptionItem: true }),
    blockOf({ key: 'published', title: 'Published', isAI: true, isAIPublishedJobDescriptionItem: true }),
  ],
});
const jobInput = jobProfileInput(job, {
  aiSummary: ofJob.rich('AiSummary'),
  aiSummaryPublishedJobDescription: ofJob.rich('AiPublished'),
  recruiterNotes: ofJob.rich('Notes'),
});

/** Letters and digits alone: lines, spaces and marks differ between the formats. */
const letters = (given: string) =>
  given
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

test.each([
  ['candidate', () => buildProfile(template, profileInput(data), null), candidateWords],
  ['job', () => buildProfile(jobTemplate, jobInput, null), ofJob.words],
])(
  'hostile texts in a profile of a %s run nowhere, and what they say is on the page, in the PDF and in Word',
  async (_of, build, shownWords) => {
    const missingIn = (found: string) => shownWords.filter((one) => !letters(found).includes(letters(one)));
    const built = safeBuilt(build());
    const page = projectProfile(fakePorts(), { id: 'hostile', built }, { hidesContact: false });

    const columns = [...page.sections, ...page.secondColumn];
    const html = [page.headerContent, ...columns.map(({ content }) => content), page.footerContent].join('');
    const markup = (html.match(/<[^>]*>/g) ?? []).join('');
    expect(markup).not.toMatch(
      /<(?!\/?(?:div|h[1-4]|p|a|table|tbody|tr|td|br)\b)|\son\w+=|javascript|vbscript|data:|url\(|src/i,
    );
    expect(html).not.toContain('avery@northwind.example');
    const titles = columns.flatMap(({ title, badges, files }) => [
      ...[title, ...badges],
      ...files.map(({ originalFilename }) => originalFilename),
    ]);
    expect(html + titles.join('')).not.toMatch(/[\u202a-\u202e]/);
    expect(missingIn(`${html.replace(/<[^>]*>/g, ' ')} ${titles.join(' ')}`)).toEqual([]);

    const facts = { title: '<script>evil()</script>', author: 'Northwind', accent: '#1f5fbf', skillsColor: '#28a745' };
    const document = profileDocument(page, facts);

    const bytes = await renderProfilePdf(document, new Map());
    const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
    const drawn: string[] = [];
    const links: unknown[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const sheet = await pdf.getPage(number);
      const { items } = await sheet.getTextContent();
      drawn.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
      links.push(...((await sheet.getAnnotations()) as unknown[]));
    }
    expect([await pdf.getJSActions(), await pdf.getAttachments(), await pdf.getOpenAction()]).toEqual([
      null,
      null,
      null,
    ]);
    expect(links.filter((link) => JSON.stringify(link).includes('evil'))).toEqual([]);
    expect(missingIn(drawn.join(' '))).toEqual([]);
    await pdf.destroy();

    const parts = Object.entries(unzipSync(await renderProfileWord(document, new Map())));
    const xml = parts.filter(([name]) => name.endsWith('.xml')).map(([, part]) => strFromU8(part));
    const targets = parts.filter(([name]) => name.endsWith('.rels')).map(([, part]) => strFromU8(part));
    expect(parts.map(([name]) => name).filter((name) => /vba|macro|embeddings/i.test(name))).toEqual([]);
    expect(targets.join('')).not.toMatch(/evil|javascript|data:/);
    expect(xml.join('')).not.toMatch(/<script|<img|<w:(?:object|altChunk)/);
    expect(missingIn(xml.map((part) => part.replace(/<[^>]*>/g, '')).join(' '))).toEqual([]);
  },
  60_000,
);
