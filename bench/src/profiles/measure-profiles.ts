import { profileDocument } from '@portal/functions/pdf/profile-document';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { buildProfile } from '@portal/domain/profiles/build-profile';
import { profileSchema, type Profile } from '@portal/domain/profiles/profile';
import { profileInput } from '@portal/domain/profiles/profile-values';
import { shownProfile } from '@portal/domain/profiles/shown-profile';
import { blockOf } from '@portal/domain/templates/block';
import { profileTemplateSchema } from '@portal/domain/templates/profile-template';
import { profilePanelTexts } from '@portal/domain/texts/profiles';
import { templateTexts } from '@portal/domain/texts/templates';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { renderProfilePdf } from '../../../functions/src/pdf/render-profile-pdf';
import { startBenchPortal } from '../tables/bench-portal';
import { benchOrganization, benchPeople, seedLists } from '../tables/seed-lists';
import { quantile, textTable } from '../text-table';
import { nextFrame, slowdown, threadSession, typeInto, workedSeconds } from '../typing/type-into';

const jobId = 'job-0';
const candidateId = `${jobId}-c0`;
const sectionCount = 20;
const rounds = 7;
const most = { screen: 300, key: 50, pdf: 1_500 } as const;

/**
 * How long a profile takes: from its data to the screen, a key in one of twenty sections, and its PDF of four pages. What
 * the browser's thread and the drawing process worked is counted, and multiplied for keys, not the time in which others had
 * the processor.
 */
export async function measureProfiles(report: (what: string) => void): Promise<string> {
  report('Drawing a profile of four pages');
  const { pages, times: pdf } = await pdfTimes();
  const { screen, keys } = await browserTimes(report);
  const row = (name: string, times: readonly number[], limit: number) => [
    name,
    quantile(times, 0.5).toFixed(0),
    Math.max(...times).toFixed(0),
    limit,
    Math.max(...times) <= limit ? 'yes' : 'NO',
  ];
  return textTable(
    ['profiles', 'median ms', 'most ms', 'at most', 'within'],
    [
      row(`${sectionCount} sections on the screen`, screen, most.screen),
      row(`a key in ${sectionCount} sections, ${slowdown} times slower`, keys, most.key),
      row(`PDF of ${pages} pages, warm`, pdf, most.pdf),
    ],
  );
}

/** A profile whose sections are all text of the same length. */
function profileOf(id: string, linesOfSection: number): Profile {
  const sentence = `Ran the booking service of the port of ${id} and cut its cost by a third within one year. `;
  const template = profileTemplateSchema.cast({
    id: 'bench',
    name: 'Bench',
    headerContent: '<h1>[candidateName]</h1>',
    template: Array.from({ length: sectionCount }, (_, number) =>
      blockOf({
        key: `section${number}`,
        title: `Section ${number}`,
        isText: true,
        isEditable: true,
        content: `<p>[candidateName]</p>${`<ul><li>${sentence}</li></ul>`.repeat(linesOfSection)}`,
      }),
    ),
  });
  const profile = profileSchema.cast({ id, name: id, candidateName: `Ada ${id}` });
  return { ...profile, built: buildProfile(template, profileInput(profile), null) };
}

async function pdfTimes(): Promise<{ pages: number; times: number[] }> {
  const shown = shownProfile(profileOf('paper', 4).built, { isRecruiter: false });
  const facts = { title: 'Ada', author: 'Bench Agency', accent: '#1f5fbf', skillsColor: '#28a745' };
  const document = profileDocument(shown, facts);
  const draw = () => renderProfilePdf(document, new Map());
  const opened = await getDocument({ data: new Uint8Array(await draw()), useSystemFonts: false }).promise;
  const pages = opened.numPages;
  await opened.destroy();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    await draw();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return { pages, times };
}

async function browserTimes(report: (what: string) => void): Promise<{ screen: number[]; keys: number[] }> {
  const portal = await startBenchPortal(report);
  try {
    await seedLists({ jobs: 1, users: 0, organizations: 0, candidates: { [jobId]: 1 } }, report);
    const names = ['north', 'south'] as const;
    for (const name of names) {
      const path = `${collections.profiles(benchOrganization, jobId, candidateId)}/${name}`;
      const now = Timestamp.now();
      await getFirestore()
        .doc(path)
        .set({ ...profileOf(name, 3), createdAt: now, activityAt: now });
    }
    await getFirestore()
      .doc(documents.candidate(benchOrganization, jobId, candidateId))
      .update({ 'public.selectedProfileId': names[0] });

    const page = await portal.open(benchPeople.recruiter);
    const session = await threadSession(page);
    await page.goto(`/app/jobs/${jobId}/candidate/parse/${candidateId}?tab=profile`);
    const article = page.getByRole('article');
    await article.getByText(`Ada ${names[0]}`).first().waitFor({ timeout: 60_000 });
    const choice = page.getByRole('combobox', { name: profilePanelTexts.profile, exact: true });
    const screen: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const name = names[(round + 1) % 2] ?? names[0];
      const before = await workedSeconds(session);
      await choice.selectOption(name);
      await article.getByText(`Ada ${name}`).first().waitFor();
      await nextFrame(page);
      screen.push(((await workedSeconds(session)) - before) * 1_000);
    }
    await page.getByRole('button', { name: profilePanelTexts.edit, exact: true }).click();
    await page.getByRole('button', { name: templateTexts.edit('Section 9') }).click();
    const keys = await typeInto(page, session, page.getByRole('region', { name: 'Section 9' }).getByRole('textbox'));
    await page.context().close();
    return { screen, keys };
  } finally {
    await portal.close();
  }
}
