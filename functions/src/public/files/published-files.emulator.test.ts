import { beforeAll, describe, expect, test } from '@jest/globals';
import type { CreatedLink } from '@portal/domain/contracts/links-api';
import type { ProfilePage } from '@portal/domain/contracts/marketing-pages-api';
import type { ResumePage } from '@portal/domain/contracts/public-api';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { imageLink } from '@portal/domain/links/image-links';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { profilesPath } from '@portal/domain/profiles/profile-owner';
import { profileSchema } from '@portal/domain/profiles/profile';
import { filePageTexts } from '@portal/domain/texts/server';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../store/firestore';
import { signFileLink } from '../../runtime/file-link';
import {
  bucket,
  call,
  fetchOwn,
  freshId,
  freshWorld,
  read,
  signIn,
  variable,
  withoutTriggers,
  write,
  type SignedIn,
} from '../../testing/emulator';
import { saveCandidate, saveJob, saveOrganization, type PublicPage } from '../../testing/public-page';
import { testFile } from '../../testing/test-file';

withoutTriggers();

const world = freshWorld();
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let recruiter: SignedIn;
let foreigner: SignedIn;
let jobId: string;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  foreigner = await signIn('foreignRecruiter', world);
  await saveOrganization(world.a, { productFeature: productFeatureSchema.cast({ candidate: { expiryLink: '1' } }) });
  ({ jobId } = await saveJob(recruiter));
});

/** A candidate whose profile shows an attachment and a picture, and the addresses that a viewer of the page has. */
async function published(job = jobId) {
  const page = await saveCandidate(recruiter, job);
  const { organizationId, candidateId } = page;
  const owner = { organizationId, jobId: job, candidateId };
  const send = async (name: string, body: object = {}, person = recruiter) =>
    await call<{ profileId: string; url: string }>(`/api/app/${name}`, {
      body: { ...owner, ...body },
      token: person.token,
    });
  const fileId = freshId('file');
  const path = storagePaths.attachment(candidateId, 5, `${fileId}-license.pdf`);
  await bucket().write(path, Buffer.from('%PDF-1.7 license'), 'application/pdf', {
    organizationId,
    kind: 'attachment',
  });
  const attachment = { id: fileId, uuid: fileId, name: 'license.pdf', extension: 'pdf', content: path };
  await write(`${collections.fileAttachments(organizationId, job, candidateId)}/${fileId}`, {
    ...attachment,
    mimeType: 'application/pdf',
    isRemoved: false,
  });
  const { profileId } = (await send('createProfile', { isDefault: true })).body.data;
  await send('addProfileFiles', { profileId, key: 'attachments', fileIds: [fileId] });
  const picture = storagePaths.editorImage(Date.now(), `${freshId('badge')}.png`);
  await bucket().write(picture, png, 'image/png');
  const content = `<p>See <img src="${imageLink(picture)}" alt="Badge"></p>`;
  await send('saveProfile', { profileId, changes: [{ key: 'recruiterNotes', content, revision: 0 }] });
  const profilePath = `${profilesPath(owner) ?? ''}/${profileId}`;
  const stored = profileSchema.cast(await read(profilePath), { assert: false });
  const [file] = stored.built.completedProfile.find(({ key }) => key === 'attachments')?.files ?? [];
  return { page, owner, send, profileId, profilePath, stored, file: file!, picture };
}
type Published = Awaited<ReturnType<typeof published>>;

const open = async ({ publicToken, candidateId }: PublicPage, accessCode = '') =>
  (await call<ResumePage>('/api/public/getCandidateResume', { body: { publicToken, candidateId, accessCode } })).body
    .data;

/** The addresses of file and picture on the page. */
async function addresses({ page }: Published, accessCode = '') {
  const shown = await open(page, accessCode);
  const sections = shown.profile?.sections ?? [];
  const [file] = sections.find(({ key }) => key === 'attachments')?.files ?? [];
  const [, picture = ''] =
    / src="([^"]+)"/.exec(sections.find(({ key }) => key === 'recruiterNotes')?.content ?? '') ?? [];
  return { file: file?.url ?? '', picture, shown };
}
const statusOf = async (url: string) => (await fetchOwn(url)).status;

test('a viewer gets file and picture by addresses of their own, which tell no path and are kept by nobody', async () => {
  const one = await published();
  const { file, picture, shown } = await addresses(one);
  const response = await fetchOwn(file);
  expect([response.status, await response.text()]).toEqual([200, '%PDF-1.7 license']);
  const header = (name: string) => response.headers.get(name);
  expect(header('content-type')).toBe('application/pdf');
  expect(header('content-disposition')).toContain('attachment; filename="license.pdf"');
  expect([header('x-content-type-options'), header('cache-control')]).toEqual(['nosniff', 'no-store']);
  expect((await fetchOwn(picture)).headers.get('content-type')).toBe('image/png');
  expect(JSON.stringify(shown)).not.toMatch(/attachments[\w-]+\/\d|froala/);
  const old = `/api/app/storageFile?link=${signFileLink(
    { path: one.file.path, fileName: 'license.pdf', contentType: 'application/pdf', expiresAt: null },
    variable('CODE_KEY'),
  )}`;
  expect([await statusOf(one.file.url), await statusOf(old)]).toEqual([200, 200]);
});

/** Ways in which an agency or a candidate takes a file back. */
const closings: [string, (one: Published) => Promise<unknown>][] = [
  [
    'the file leaves the section',
    ({ send, profileId, file }) => send('removeProfileFile', { profileId, key: 'attachments', path: file.path }),
  ],
  [
    'another profile is shown',
    async ({ send }) => {
      const { profileId } = (await send('createProfile', { name: 'Short' })).body.data;
      await send('chooseProfile', { profileId });
    },
  ],
  ['the profile is deleted', ({ send, profileId }) => send('deleteProfile', { profileId })],
  [
    'an anonymous one is shown',
    async ({ send, profileId }) => {
      const copy = (await send('createAnonymousProfile', { profileId })).body.data.profileId;
      await send('chooseProfile', { profileId: copy });
    },
  ],
  ['the candidate is removed', ({ page }) => change(page, { isDeleted: true })],
  ['the link expires', ({ page }) => change(page, { 'public.linkExpiry': Timestamp.fromMillis(Date.now() - 1_000) })],
  ['the agreement is withdrawn', ({ page }) => change(page, { 'agreement.state': 'withdrawn' })],
  ['the link is closed', ({ page }) => firestore().doc(documents.publicCandidate(page.candidateId)).delete()],
];

async function change({ organizationId, jobId: job, candidateId }: PublicPage, fields: Record<string, unknown>) {
  await firestore()
    .doc(documents.candidate(organizationId, job, candidateId))
    .update(fields);
}

describe('every address of a file ends at once when', () => {
  test.each(closings)('%s', async (_, close) => {
    const one = await published();
    const { file } = await addresses(one);
    const all = [file, one.file.url];
    expect(await Promise.all(all.map(statusOf))).toEqual([200, 200]);
    await close(one);
    expect(await Promise.all(all.map(statusOf))).toEqual([410, 410]);
    const page = await fetchOwn(file);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain(filePageTexts.title);
  });

  test.each(closings.filter(([name]) => !name.includes('section')))('a picture: %s', async (_, close) => {
    const one = await published();
    const { picture } = await addresses(one);
    expect(await statusOf(picture)).toBe(200);
    await close(one);
    expect(await statusOf(picture)).toBe(410);
  });
});

test('an access code is needed for the address, and a changed one ends it', async () => {
  const integration = (accessCode: string) => ({
    bullhorn: { publicResume: { hasAccessCode: true, accessCode, contactPerson: 'jobOwner' } },
  });
  const job = await saveJob(recruiter, { integration: integration('first-code') as never });
  const one = await published(job.jobId);
  const { file } = await addresses(one, 'first-code');
  expect(await statusOf(file)).toBe(200);
  // The stored address was opened without a code.
  expect(await statusOf(one.file.url)).toBe(410);
  await firestore()
    .doc(documents.job(world.a, job.jobId))
    .update({ integration: integration('second-code') });
  expect(await statusOf(file)).toBe(410);
  expect(await statusOf((await addresses(one, 'second-code')).file)).toBe(200);
});

test('an address ends by itself, and one that is altered or of another page opens nothing', async () => {
  const [one, other] = [await published(), await published()];
  const { file } = await addresses(one);
  const altered = `${file.slice(0, -4)}AAAA`;
  const foreign = `/api/public/file?link=${signFileLink(
    { path: one.file.path, fileName: 'x', contentType: 'x', expiresAt: Date.now() + 60_000 },
    'another key',
  )}`;
  expect([await statusOf(altered), await statusOf(foreign), await statusOf('/api/public/file?link=none')]).toEqual([
    404, 404, 404,
  ]);
  await change(other.page, { isDeleted: true });
  expect(await statusOf(file)).toBe(200);
  testFile().clock.pass(3 * 60 * 60 * 1_000);
  expect(await statusOf(file)).toBe(410);
});

test('bytes that are not what their name says are a download without a type', async () => {
  const one = await published();
  await bucket().write(one.file.path, Buffer.from('<script>alert(1)</script>'), 'application/pdf', {
    organizationId: world.a,
    kind: 'public',
  });
  const response = await fetchOwn((await addresses(one)).file);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
  expect(await response.text()).toBe('<script>alert(1)</script>');
});

test('staff open a file before viewers may, others do not, and it goes with the profile', async () => {
  const { send, profileId, file, page } = await published();
  await change(page, { 'public.selectedProfileId': '' });
  expect(await statusOf(file.url)).toBe(410);
  const bearer = { headers: { authorization: `Bearer ${recruiter.token}` } };
  expect((await fetchOwn(file.url, bearer)).status).toBe(200);
  expect((await fetchOwn(file.url, { headers: { authorization: `Bearer ${foreigner.token}` } })).status).toBe(410);
  const { body } = await send('openProfileFile', { profileId, path: file.path });
  expect(await (await fetchOwn(body.data.url)).text()).toBe('%PDF-1.7 license');
  expect(await send('openProfileFile', { profileId, path: file.path }, foreigner)).toMatchObject({ status: 403 });
  expect(await send('openProfileFile', { profileId, path: 'attachmentsother/1/x.pdf' })).toMatchObject({ status: 404 });
  await send('deleteProfile', { profileId });
  expect(await bucket().facts(file.path)).toBeNull();
});

describe('a file of a marketing profile', () => {
  const candidateId = freshId('sm');
  const path = storagePaths.attachment(candidateId, 1, 'f1-public-portfolio.pdf');
  const file = { url: 'https://elsewhere.example/portfolio.pdf', path, originalFilename: 'portfolio.pdf' };
  const section = { key: 'files', title: 'Files', isFile: true, files: [file] };

  async function linked(hasGateing = false) {
    const candidate = {
      id: candidateId,
      candidate: { id: candidateId, name: 'Ann Adams' },
      selectedProfileId: 'default',
    };
    await write(documents.skillsCandidate(world.a, candidateId), skillsCandidateSchema.cast(candidate));
    const profile = profileSchema.cast({ id: 'default', built: { completedProfile: [section] } });
    await write(`${collections.skillsProfiles(world.a, candidateId)}/default`, profile);
    await bucket().write(path, Buffer.from('%PDF-1.7 portfolio'), 'application/pdf', {
      organizationId: world.a,
      kind: 'public',
    });
    const { body } = await call<CreatedLink>('/api/app/generateSmProfileLink', {
      body: { organizationId: world.a, candidateId, recipientId: freshId('contact'), hasGateing },
      token: recruiter.token,
    });
    const { url, data } = body.data;
    const id = new URL(url).pathname.split('/').filter(Boolean)[1] ?? '';
    const page = await call<ProfilePage>('/api/public/getProfile', { body: { candidateId: id, data } });
    return { page: page.body.data, address: page.body.data.content?.profile.sections[0]?.files[0]?.url ?? '' };
  }

  test('ends with the link and with the selection', async () => {
    const one = await linked();
    expect(await statusOf(one.address)).toBe(200);
    const links = await firestore()
      .collection(collections.sharedLinks(world.a))
      .where('targetId', '==', candidateId)
      .get();
    for (const { ref } of links.docs) await ref.update({ isRevoked: true });
    expect(await statusOf(one.address)).toBe(410);
    const next = await linked();
    await firestore().doc(documents.skillsCandidate(world.a, candidateId)).update({ selectedProfileId: '' });
    expect(await statusOf(next.address)).toBe(410);
  });

  test('is not handed out before the gate', async () => {
    const { page } = await linked(true);
    expect(page.content).toBeNull();
  });
});
