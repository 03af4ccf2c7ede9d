import { expect, test } from '@jest/globals';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { profileSchema, type Profile } from '@portal/domain/profiles/profile';
import { findIdentifiers, manualRedaction } from '@portal/domain/redaction/find-identifiers';
import type { Redactor } from '@portal/domain/redaction/redactor';
import { redactionTexts } from '@portal/domain/texts/redaction';
import { plantedProfile, readableIn } from '@portal/domain/testing/planted-profiles';
import { listedCandidate } from '@portal/domain/tearsheets/public-list';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { projectClientCandidate } from '../client-connect/project-client-job';
import { submissionMail } from '../mail/submission-mail';
import { renderProfilePdf } from '../pdf/render-profile-pdf';
import { redactorFor } from '../projections/anonymous-presentation';
import { projectAnonymousProfile } from '../projections/project-profile';
import { projectMailTheme } from '../projections/project-theme';
import { fakePorts } from '../testing/fake-ports';
import { subjectWithCanaries } from '../testing/sample-resume-subject';
import { renderProfileWord } from '../word/render-profile-word';
import { redactedFields } from './redact-profile';
import { selectedEmailText } from './selected-email-text';
import { viewerDocument } from './viewer-document';

const count = 200;
const owner = { organizationId: 'o', jobId: 'j', candidateId: 'c' };
const organization = { name: 'Northgate Staffing' };
const theme = { primaryColor: '#1f5fbf', skillsColor: '#28a745', logo: null };

/** Everything that leaves the portal of an anonymous profile, by what it is. */
async function outputsOf(
  seed: number,
): Promise<{ outputs: Record<string, string>; planted: string[]; marked: string }> {
  const { facts, kept, built, planted } = plantedProfile(seed);
  const rules = { redactions: findIdentifiers(facts, built, kept), kept };
  const [name = ''] = facts.names;
  const profile: Profile = profileSchema.cast({
    ...{ id: 'copy', name: `${name} (anonymous)`, isAnonymous: true, copyOf: 'named' },
    ...redactedFields(built, rules),
  });
  const ports = fakePorts({ store: { profiles: { get: () => Promise.resolve(profile) } } } as never);
  const redactor = await redactorFor(ports, owner, profile);
  const shown = projectAnonymousProfile(ports, redactor, profile, { hidesContact: false });
  const documentFacts = { title: publicResumeTexts.anonymous, organization, theme, redactor };
  const pdf = await viewerDocument(ports, shown, documentFacts, { extension: 'pdf', render: renderProfilePdf });
  const word = await viewerDocument(ports, shown, documentFacts, { extension: 'docx', render: renderProfileWord });
  const email = await selectedEmailText(ports, owner, 'copy');
  const { organization: agency, brand } = subjectWithCanaries();
  const mail = await submissionMail(projectMailTheme(agency, brand, 'https://portal.example'), {
    ...{ subject: publicResumeTexts.anonymous, bodyHtml: email?.html ?? '', reason: '' },
    links: {
      candidates: [{ name: publicResumeTexts.anonymous, occupation: '', url: 'https://portal.example/x' }],
      shortlistUrl: '',
    },
  });
  const occupation = `Engineer at ${facts.employers[0] ?? ''}`;
  const card = listedCandidate(
    skillsCandidateSchema.cast({
      ...{ id: '7', isAnonymous: true, selectedProfileId: 'copy', redactions: rules.redactions },
      candidate: {
        ...{ id: '7654321', name, occupation, fields: { title: occupation } },
        address: { city: facts.employers[0] ?? '', state: name },
      },
    }),
  );
  const row = projectClientCandidate(
    { ...subjectWithCanaries().candidate, id: 'c', fullName: name, occupation },
    { organization: agency, isAnonymous: true, interviews: [], answer: '', lastVisit: 0, now: 0 },
  );
  const parts = Object.entries(unzipSync(word.bytes));
  return {
    planted: [...planted, '7654321'],
    marked: JSON.stringify(shown),
    outputs: {
      page: JSON.stringify(shown),
      'stored texts': JSON.stringify(profile.built),
      'PDF text': (await pdfTexts(pdf.bytes)).text,
      'PDF metadata': (await pdfTexts(pdf.bytes)).metadata,
      Word: parts.map(([file, bytes]) => `${file} ${strFromU8(bytes).replace(/<w:[^>]*>| Target=/g, '')}`).join('\n'),
      'Word properties': parts
        .flatMap(([file, bytes]) => (file.startsWith('docProps') ? strFromU8(bytes) : []))
        .join('\n'),
      'file names': [pdf.fileName, word.fileName].join('\n'),
      'list card': JSON.stringify({ ...card, values: [...card.values] }),
      'list JSON': JSON.stringify({
        fullName: card.name,
        city: card.city,
        state: card.state,
        occupation: card.occupation,
      }),
      'Client Connect': JSON.stringify(row),
      mail: [mail.subject, mail.html, mail.text].join('\n'),
    },
  };
}

async function pdfTexts(bytes: Uint8Array): Promise<{ text: string; metadata: string }> {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    lines.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const metadata = JSON.stringify((await document.getMetadata()).info);
  await document.destroy();
  return { text: lines.join(' '), metadata };
}

test(`no output of ${count} anonymous profiles shows what was planted in them`, async () => {
  const faults: string[] = [];
  for (let seed = 0; seed < count; seed += 1) {
    const { outputs, planted, marked } = await outputsOf(seed);
    if (!marked.includes('█')) faults.push(`${seed}: nothing is black`);
    for (const [output, text] of Object.entries(outputs)) {
      if (text.length < 10) faults.push(`${seed}: ${output} is empty`);
      faults.push(...readableIn(text, planted).map((found) => `${seed}: ${output} shows ${found}`));
    }
  }
  expect(faults).toEqual([]);
}, 300_000);

test('a document with something of the list in it is refused, with what and where', async () => {
  const { built, facts, kept } = plantedProfile(3);
  const rules = { redactions: findIdentifiers(facts, built, kept), kept };
  const profile = profileSchema.cast({ id: 'copy', isAnonymous: true, ...redactedFields(built, rules) });
  const ports = fakePorts({});
  const redactor = await redactorFor(ports, owner, profile);
  const shown = projectAnonymousProfile(ports, redactor, profile, { hidesContact: false });
  const made = viewerDocument(
    ports,
    shown,
    { title: 'Jürgen (anonymous)', organization, theme, redactor },
    { extension: 'pdf', render: renderProfilePdf },
  );
  await expect(made).rejects.toMatchObject({ userMessage: expect.stringContaining('“Jürgen” (person)') });
});

/** Ports and the stored anonymous profile, into which a text of its list came on a way around the redaction. */
function leakingProfile() {
  const { built, facts, kept } = plantedProfile(3);
  const rules = { redactions: findIdentifiers(facts, built, kept), kept };
  const profile = profileSchema.cast({ id: 'copy', isAnonymous: true, ...redactedFields(built, rules) });
  const ports = fakePorts({ store: { profiles: { get: () => Promise.resolve(profile) } } } as never);
  return { profile, ports };
}

/** Blacks out nothing, and still finds everything: what a fault of the redaction would be. */
const blind = (redactor: Redactor): Redactor => ({ ...redactor, html: (html) => html, text: (text) => text });

test('the page is refused while something of the list can be read in it', async () => {
  const { profile, ports } = leakingProfile();
  const redactor = blind(await redactorFor(ports, owner, profile));
  const leaking = { ...profile, built: profile.source ?? profile.built };
  expect(() => projectAnonymousProfile(ports, redactor, leaking, { hidesContact: false })).toThrow(
    expect.objectContaining({ kind: 'conflict', userMessage: expect.stringContaining('can still be read in header') }),
  );
});

test('a list that cannot be stored whole is refused with its length', () => {
  const { built, kept } = plantedProfile(3);
  const redactions = Array.from({ length: 301 }, (_, index) => manualRedaction(`Secret ${index}`));
  expect(() => redactedFields(built, { redactions, kept })).toThrow(
    expect.objectContaining({ kind: 'tooLarge', userMessage: redactionTexts.tooMany(301, 300) }),
  );
});
