import { beforeAll, describe, expect, test } from '@jest/globals';
import { profilesPath } from '@portal/domain/profiles/profile-owner';
import { profileSchema, type Profile } from '@portal/domain/profiles/profile';
import { documents } from '@portal/domain/paths/firestore-paths';
import { call, freshWorld, read, signIn, write, type SignedIn } from '../testing/emulator';
import { saveCandidate, saveJob, saveOrganization, type PublicPage } from '../testing/public-page';

const world = freshWorld();
let recruiter: SignedIn;
let colleague: SignedIn;
let foreigner: SignedIn;
let page: PublicPage;
let owner: { organizationId: string; jobId: string; candidateId: string };

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  colleague = await signIn('otherRecruiter', world);
  foreigner = await signIn('foreignRecruiter', world);
  await saveOrganization(world.a);
  page = await saveCandidate(recruiter, (await saveJob(recruiter)).jobId, { skills: ['Triage', 'ICU'] });
  owner = { organizationId: world.a, jobId: page.jobId, candidateId: page.candidateId };
});

interface Answer {
  profileId: string;
  revision: number;
  conflicts: { key: string; content: string }[];
  versions: { revision: number; changedSections: string[] }[];
  url: string;
}
const send = (name: string, body: object = {}, user = recruiter) =>
  call<Answer>(`/api/app/${name}`, { body: { ...owner, ...body }, token: user.token });
const profileOf = async (profileId: string): Promise<Profile> =>
  profileSchema.cast(await read(`${profilesPath(owner) ?? ''}/${profileId}`), { assert: false });
const create = async (body: object = {}) => (await send('createProfile', body)).body.data.profileId;
const section = ({ built }: Profile, key: string) => built.completedProfile.find((one) => one.key === key);

describe('a profile', () => {
  test('is built from the data of the candidate, once as default, and selected', async () => {
    const profileId = await create({ isDefault: true });
    expect(await create({ isDefault: true })).toBe(profileId);
    const profile = await profileOf(profileId);
    expect(profile).toMatchObject({
      key: 'default',
      name: 'Default',
      isCore: true,
      candidateName: 'Jane Doe',
      revision: 2,
    });
    expect(section(profile, 'recruiterNotes')).toMatchObject({ content: 'Calm at night', isRecruiterNotes: true });
    expect(section(profile, 'skills')).toMatchObject({ badges: ['Triage', 'ICU'] });
    expect(section(profile, 'resume')?.content).toContain('Mercy Hospital');
    expect(section(profile, 'internalNotes')).toMatchObject({ content: 'Too expensive' });
    expect(await read(documents.candidate(world.a, page.jobId, page.candidateId))).toMatchObject({
      public: { selectedProfileId: profileId },
    });
    const published: unknown = await (await fetch(profile.staticPublicProfile)).json();
    expect(published).toMatchObject({
      completedProfile: expect.arrayContaining([expect.objectContaining({ key: 'skills' })]),
    });
    expect(JSON.stringify(published)).not.toContain('Too expensive');
  });

  test('keeps what two editors write in different sections, and answers a conflict in the same one', async () => {
    const profileId = await create();
    const change = (key: string, content: string, revision: number) => ({
      profileId,
      changes: [{ key, content, revision }],
    });
    const [first, second] = await Promise.all([
      send('saveProfile', change('recruiterNotes', '<p>Hers<script>alert(1)</script></p>', 0)),
      send('saveProfile', change('resume', '<p>His</p>', 0), colleague),
    ]);
    expect([first.body.data.conflicts, second.body.data.conflicts]).toEqual([[], []]);
    expect(
      (await send('saveProfile', change('recruiterNotes', '<p>Late</p>', 0), colleague)).body.data.conflicts,
    ).toEqual([expect.objectContaining({ key: 'recruiterNotes', content: '<p>Hers</p>', revision: 1 })]);
    const profile = await profileOf(profileId);
    expect(section(profile, 'recruiterNotes')).toMatchObject({ content: '<p>Hers</p>', wasEdited: true });
    expect(section(profile, 'resume')).toMatchObject({ content: '<p>His</p>' });
  });

  test('is built again with new data and another template; edited sections stay, and a version can be restored', async () => {
    const profileId = await create();
    await send('saveProfile', { profileId, changes: [{ key: 'recruiterNotes', content: '<p>Mine</p>', revision: 0 }] });
    const candidate = documents.candidate(world.a, page.jobId, page.candidateId);
    await write(candidate, { ...(await read(candidate)), skills: ['Dialysis'] });
    await send('formatProfile', { profileId, templateId: 'modern' });
    const formatted = await profileOf(profileId);
    expect(formatted.built.design).toBe('modern');
    expect(section(formatted, 'recruiterNotes')?.content).toBe('<p>Mine</p>');
    expect(formatted.built.secondColumn.find(({ key }) => key === 'skills')?.badges).toEqual(['Dialysis']);

    const { versions } = (await send('listProfileVersions', { profileId })).body.data;
    expect(versions.map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect(versions[1]?.changedSections).toEqual(['Recruiter Notes']);
    await send('restoreProfile', { profileId, version: 1 });
    expect(section(await profileOf(profileId), 'recruiterNotes')?.content).toBe('Calm at night');
  });

  test('is drawn as PDF and Word, and deleted with its selection', async () => {
    const profileId = await create();
    const [pdf, word] = [
      await send('generateProfilePdf', { profileId }),
      await send('generateProfileWord', { profileId }),
    ];
    const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer()).toString('latin1');
    expect(await bytesOf(pdf.body.data.url)).toMatch(/^%PDF-/);
    expect(await bytesOf(word.body.data.url)).toMatch(/^PK/);

    await send('chooseProfile', { profileId });
    const { staticPublicProfile } = await profileOf(profileId);
    expect(await send('deleteProfile', { profileId })).toMatchObject({ status: 200 });
    expect(await read(`${profilesPath(owner) ?? ''}/${profileId}`)).toBeNull();
    expect((await fetch(staticPublicProfile)).status).toBe(404);
    expect(await read(documents.candidate(world.a, page.jobId, page.candidateId))).toMatchObject({
      public: { selectedProfileId: '' },
    });
  });

  test.each(['saveProfile', 'formatProfile', 'deleteProfile', 'generateProfilePdf', 'listProfileVersions'])(
    '%s refuses users of other organizations',
    async (name) => {
      expect(await send(name, { profileId: 'any' }, foreigner)).toMatchObject({ status: 403 });
    },
  );

  test('needs an owner that exists', async () => {
    expect(await send('createProfile', { candidateId: 'unknown' })).toMatchObject({ status: 404 });
    expect(await send('createProfile', { candidateId: '', jobId: '' })).toMatchObject({ status: 400 });
    expect(await send('saveProfile', { profileId: 'unknown' })).toMatchObject({ status: 404 });
  });
});

test('a job has a profile as well', async () => {
  const job = { candidateId: '' };
  const { profileId } = (await send('createProfile', job)).body.data;
  const stored = await read(`${profilesPath({ ...owner, candidateId: '' }) ?? ''}/${profileId}`);
  expect(stored).toMatchObject({ built: { headerContent: '<h1>Registered Nurse</h1>' }, wasEdited: false });
  expect(await read(documents.job(world.a, page.jobId))).toMatchObject({ selectedProfileId: profileId });
});
