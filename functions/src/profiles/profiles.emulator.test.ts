import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { candidateAiKinds, jobAiKinds } from '@portal/domain/contracts/profiles-api';
import { jobProfileSchema } from '@portal/domain/profiles/job-profile';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { jobTemplateSchema } from '@portal/domain/templates/profile-template';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BuiltProfile } from '@portal/domain/profiles/built-profile';
import type { BuildInput } from '@portal/domain/profiles/build-profile';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { profilesPath } from '@portal/domain/profiles/profile-owner';
import { profileSchema, type Profile } from '@portal/domain/profiles/profile';
import { Timestamp } from 'firebase-admin/firestore';
import { atsUserSchema } from '@portal/domain/ats/ats-records';
import { privacySettingsSchema } from '@portal/domain/organizations/privacy-settings';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { defaultMarketingBrandId, newSmBrand } from '@portal/domain/brands/brand';
import { profileTemplateSchema } from '@portal/domain/templates/profile-template';
import { firestore } from '../store/firestore';
import {
  call,
  freshId,
  freshWorld,
  read,
  signIn,
  stage,
  write,
  type SignedIn,
  withoutTriggers,
  fetchOwn,
} from '../testing/emulator';
import { saveCandidate, saveJob, saveOrganization, type PublicPage } from '../testing/public-page';

withoutTriggers();

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
  versions: { revision: number; cause: string; changedSections: string[] | null }[];
  built: BuiltProfile;
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
    expect((await profileOf(await create())).key).toMatch(/^default\d+$/);
    const profile = await profileOf(profileId);
    expect(profile).toMatchObject({
      key: 'default',
      name: 'Default',
      isCore: true,
      candidateName: 'Jane Doe',
      // Building it again from the same data made no version.
      revision: 1,
    });
    expect(section(profile, 'recruiterNotes')).toMatchObject({ content: 'Calm at night', isRecruiterNotes: true });
    expect(section(profile, 'skills')).toMatchObject({ badges: ['Triage', 'ICU'] });
    expect(section(profile, 'resume')?.content).toContain('Mercy Hospital');
    expect(section(profile, 'internalNotes')).toMatchObject({ content: 'Too expensive' });
    expect(await read(documents.candidate(world.a, page.jobId, page.candidateId))).toMatchObject({
      public: { selectedProfileId: profileId },
    });
    const published: unknown = await (await fetchOwn(profile.staticPublicProfile)).json();
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
    // Without a chosen template it keeps its own; an empty one is the template that applies by itself.
    await send('formatProfile', { profileId });
    expect((await profileOf(profileId)).templateId).toBe('modern');
    await send('formatProfile', { profileId, templateId: '' });
    expect(await profileOf(profileId)).toMatchObject({
      templateId: '',
      builtFrom: 'default',
      built: { design: 'classic' },
    });

    const { versions } = (await send('listProfileVersions', { profileId })).body.data;
    // Saves of one sitting are one line.
    expect(versions.map(({ revision, cause, changedSections }) => [revision, cause, changedSections])).toEqual([
      [4, 'rebuilt', ['Skills']],
      [2, 'written', ['Recruiter Notes']],
      [1, 'created', null],
    ]);
    const first = (await send('getProfileVersion', { profileId, version: 1 })).body.data.built;
    expect(first.completedProfile.find(({ key }) => key === 'recruiterNotes')?.content).toBe('Calm at night');
    expect(await send('getProfileVersion', { profileId, version: 99 })).toMatchObject({ status: 404 });
    await send('formatProfile', { profileId, templateId: 'modern' }, colleague);
    // A user who builds a profile again has not edited it.
    expect(await profileOf(profileId)).toMatchObject({ editedBy: recruiter.uid });
    await send('restoreProfile', { profileId, version: 1 });
    expect(section(await profileOf(profileId), 'recruiterNotes')?.content).toBe('Calm at night');
  });

  test('that is opened follows its data, restored texts stay, and without its template it stays as it is', async () => {
    const profileId = await create({ templateId: 'classic' });
    const open = async () => {
      await send('formatProfile', { profileId, isOpened: true });
      return await profileOf(profileId);
    };
    expect((await open()).revision).toBe(1);
    await send('saveProfile', { profileId, changes: [{ key: 'summary', content: '<p>Written</p>', revision: 0 }] });
    const candidate = documents.candidate(world.a, page.jobId, page.candidateId);
    await write(candidate, { ...(await read(candidate)), skills: ['Phlebotomy'] });
    const opened = await open();
    expect(section(opened, 'skills')?.badges).toEqual(['Phlebotomy']);
    expect(section(opened, 'summary')?.content).toBe('<p>Written</p>');
    await send('restoreProfile', { profileId, version: 1 });
    expect(section(await open(), 'summary')?.content).toBe('');

    const path = `${profilesPath(owner) ?? ''}/${profileId}`;
    await write(path, { ...(await read(path)), builtFrom: 'deleted' });
    await write(candidate, { ...(await read(candidate)), skills: ['Suturing'] });
    expect(section(await open(), 'skills')?.badges).toEqual(['Phlebotomy']);
  });

  test('that is the default one is shown to viewers when it is built again, unless they get an anonymous one', async () => {
    const selected = async () => (await read(documents.candidate(world.a, page.jobId, page.candidateId)))?.public;
    const profileId = await create({ isDefault: true });
    const other = await create();
    await send('chooseProfile', { profileId: other });
    await create({ isDefault: true });
    expect(await selected()).toMatchObject({ selectedProfileId: profileId });
    const anonymous = (await send('createAnonymousProfile', { profileId })).body.data.profileId;
    await send('chooseProfile', { profileId: anonymous });
    await create({ isDefault: true });
    expect(await selected()).toMatchObject({ selectedProfileId: anonymous });
    await send('chooseProfile', { profileId, closesLinks: true });
  });

  test('shows each attachment once, and one file as resume', async () => {
    const attach = async (name: string) => {
      const fileId = freshId('file');
      const stagedPath = await stage(recruiter, name, Buffer.from(name));
      await send('addAttachment', { fileId, stagedPath, fileName: name });
      return fileId;
    };
    const [b, a] = [await attach('b.txt'), await attach('a.txt')];
    const profileId = await create();
    const add = async (key: string, fileIds: string[]) => {
      await send('addProfileFiles', { profileId, key, fileIds });
      return await profileOf(profileId);
    };
    const namesOf = (profile: Profile, key: string) =>
      section(profile, key)?.files.map((file) => file.originalFilename);
    await add('attachments', [b]);
    expect(namesOf(await add('attachments', [b, a]), 'attachments')).toEqual(['a.txt', 'b.txt']);
    const before = (await add('resume', [b])).resume;
    const after = await add('resume', [a]);
    expect(namesOf(after, 'resume')).toEqual(['a.txt']);
    expect(after.resume).toMatchObject({ originalFilename: 'a.txt', fileExtension: 'txt' });
    expect((await fetchOwn(before.url)).status).toBe(410);
    const asStaff = { headers: { authorization: `Bearer ${recruiter.token}` } };
    expect(await (await fetchOwn(after.staticPublicProfile, asStaff)).json()).toMatchObject({
      fileUrl: after.resume.url,
    });
  });

  test('is drawn as PDF and Word, and deleted with its selection', async () => {
    const profileId = await create();
    const [pdf, word] = [
      await send('generateProfilePdf', { profileId }),
      await send('generateProfileWord', { profileId }),
    ];
    const bytesOf = async (url: string) => Buffer.from(await (await fetchOwn(url)).arrayBuffer()).toString('latin1');
    expect(await bytesOf(pdf.body.data.url)).toMatch(/^%PDF-/);
    expect(await bytesOf(word.body.data.url)).toMatch(/^PK/);

    await send('chooseProfile', { profileId, closesLinks: true });
    const { staticPublicProfile } = await profileOf(profileId);
    expect(await send('deleteProfile', { profileId })).toMatchObject({ status: 200 });
    expect(await read(`${profilesPath(owner) ?? ''}/${profileId}`)).toBeNull();
    expect((await fetchOwn(staticPublicProfile)).status).toBe(410);
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

  const described = await saveJob(recruiter, { jobDescription: 'Your work\n* Lead the ward\n* Train others' });
  const own = { organizationId: world.a, jobId: described.jobId, candidateId: '' };
  const { profileId: second } = (await send('createProfile', own)).body.data;
  expect(JSON.stringify(await read(`${profilesPath(own) ?? ''}/${second}`))).toContain(
    '<p>Your work</p><ul><li>Lead the ward</li><li>Train others</li></ul>',
  );
});

test('a job without a chosen template takes the default one of job marketing', async () => {
  const own = freshWorld();
  const user = await signIn('recruiter', own);
  await saveOrganization(own.a, {
    productFeature: productFeatureSchema.cast({ jobMarketing: { enable: '1', defaultTemplateId: 'house' } }),
  });
  for (const id of ['house', 'other']) {
    const template = jobTemplateSchema.cast({ id, name: id, headerContent: `<p>${id}: [jobOrder.title]</p>` });
    await write(`${collections.jobTemplates(own.a)}/${id}`, template);
  }
  const { jobId } = await saveJob(user);
  const job = { organizationId: own.a, jobId, candidateId: '' };
  const headerOf = async (templateId: string) => {
    const { profileId } = (await send('createProfile', { ...job, templateId }, user)).body.data;
    const stored = await read(`${profilesPath(job) ?? ''}/${profileId}`);
    return jobProfileSchema.cast(stored, { assert: false }).built.headerContent;
  };
  expect(await headerOf('')).toBe('<p>house: Registered Nurse</p>');
  expect(await headerOf('other')).toBe('<p>other: Registered Nurse</p>');
});

test('the preview of a template has the data of the latest candidate or job, or of a chosen one', async () => {
  const own = freshWorld();
  const [admin, user] = [await signIn('admin', own), await signIn('recruiter', own)];
  const preview = (side: string, body: object = {}, by = admin) =>
    call<{ subjects: { name: string; detail: string }[]; shown: object | null; input: BuildInput | null }>(
      '/api/app/previewTemplate',
      { body: { organizationId: own.a, jobId: '', candidateId: '', side, ...body }, token: by.token },
    );
  await saveOrganization(own.a);
  expect((await preview('core')).body.data).toEqual({ subjects: [], shown: null, input: null });

  const { jobId } = await saveJob(user, { activityAt: Timestamp.now() });
  await saveCandidate(user, jobId, { fullName: 'Kim Gone', isDeleted: true, activityAt: Timestamp.fromMillis(3) });
  const first = await saveCandidate(user, jobId, { fullName: 'Kim Early', activityAt: Timestamp.fromMillis(1) });
  const latest = await saveCandidate(user, jobId, { fullName: 'Lou Late', activityAt: Timestamp.fromMillis(2) });
  const { subjects, shown, input } = (await preview('core')).body.data;
  expect(subjects.map(({ name, detail }) => [name, detail])).toEqual([
    ['Lou Late', 'Registered Nurse'],
    ['Kim Early', 'Registered Nurse'],
  ]);
  expect(shown).toEqual({ jobId, candidateId: latest.candidateId });
  expect(input?.values.texts.candidateName).toBe('Lou Late');
  const chosen = await preview('core', { jobId, candidateId: first.candidateId });
  expect(chosen.body.data.input?.values.texts.candidateName).toBe('Kim Early');

  const ofJob = (await preview('job')).body.data;
  expect(ofJob).toMatchObject({ shown: { jobId, candidateId: '' } });
  expect(ofJob.input?.values.texts['jobOrder.title']).toBe('Registered Nurse');
  await write(documents.skillsCandidate(own.a, '51'), {
    ...skillsCandidateSchema.cast({ id: '51', organizationId: own.a, candidate: { id: '51', name: 'Ada Ng' } }),
    refreshedAt: Timestamp.now(),
  });
  expect((await preview('marketing')).body.data.input?.values.texts.candidateName).toBe('Ada Ng');

  expect(await preview('core', {}, user)).toMatchObject({ status: 403 });
  expect(await preview('core', { jobId, candidateId: 'gone' })).toMatchObject({ status: 404 });
});

test('all candidates without a profile get the default one, in steps, except candidates shown anonymously', async () => {
  const own = freshWorld();
  const user = await signIn('recruiter', own);
  await saveOrganization(own.a);
  const ids = Array.from({ length: 23 }, (_, index) => String(100 + index));
  const record = (id: string) => ({ id, organizationId: own.a, candidate: { id, name: `Candidate ${id}` } });
  const others = { '901': { isDeleted: true }, '902': { isAnonymous: true }, '903': { selectedProfileId: 'kept' } };
  for (const [id, fields] of [...ids.map((id) => [id, {}] as const), ...Object.entries(others)]) {
    await write(documents.skillsCandidate(own.a, id), skillsCandidateSchema.cast({ ...record(id), ...fields }));
  }
  const step = async (after: string) =>
    (
      await call<{ created: number; failed: number; after: string }>('/api/app/createMissingProfiles', {
        body: { organizationId: own.a, after },
        token: user.token,
      })
    ).body.data;
  const first = await step('');
  expect(first).toEqual({ created: 20, failed: 0, after: '119' });
  expect(await step(first.after)).toEqual({ created: 3, failed: 0, after: '' });
  for (const id of ids) {
    const { selectedProfileId } = skillsCandidateSchema.cast(await read(documents.skillsCandidate(own.a, id)));
    expect(await read(`${collections.skillsProfiles(own.a, id)}/${selectedProfileId}`)).toMatchObject({
      name: 'Default',
      candidateName: `Candidate ${id}`,
    });
  }
  for (const [id, fields] of Object.entries(others)) {
    const selectedProfileId = 'selectedProfileId' in fields ? 'kept' : '';
    expect(await read(documents.skillsCandidate(own.a, id))).toMatchObject({ selectedProfileId });
  }
});

describe('AI texts by the paths of the ATS', () => {
  const generate = (path: string, user: SignedIn) =>
    call<{ generatedSection: { content: string } }>(`/bullhorn/organizations/${path}/generateAISection`, {
      body: { bhCandidateId: '51' },
      token: user.token,
    });

  test('are written for a candidate, a marketing candidate and a job, and name the text that is missing', async () => {
    const own = freshWorld();
    const user = await signIn('recruiter', own);
    await saveOrganization(own.a, { showAIGenerator: true });
    const { jobId } = await saveJob(user, { jobDescription: 'Night shifts in triage for a city hospital.' });
    const { candidateId } = await saveCandidate(user, jobId);
    const path = (job: string, candidate: string, type: string) =>
      `${own.a}/jobs/${job}/candidates/${candidate}/sectionType/${type}`;

    expect(await generate(path(jobId, candidateId, 'recruiterNotes'), user)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('No resume text available.') },
    });
    const parsed = { text: 'Nurse at Mercy Hospital. Led triage.', work: [{ title: 'Nurse', companyName: 'Mercy' }] };
    await write(documents.candidateParsing(own.a, jobId, candidateId), { parsed: parsedResumeSchema.cast(parsed) });
    for (const type of candidateAiKinds) {
      const { status, body } = await generate(path(jobId, candidateId, type), user);
      expect([type, status]).toEqual([type, 200]);
      expect(body.data.generatedSection.content).toMatch(/^<.*Mercy/s);
    }
    await write(documents.skillsCandidate(own.a, '51'), {
      ...skillsCandidateSchema.cast({ id: '51', organizationId: own.a, candidate: { id: '51', name: 'Ada Ng' } }),
    });
    expect(await generate(path('noJob', '51', 'aiSummarySm'), user)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('No description text available.') },
    });
    for (const type of jobAiKinds) {
      const { status, body } = await generate(`${own.a}/job/${jobId}/sectionType/${type}`, user);
      expect([type, status]).toEqual([type, 200]);
      expect(body.data.generatedSection.content).toContain('triage');
    }
    expect(await read(`${collections.jobAIContent(own.a)}/${jobId}`)).toMatchObject({
      contentSummary: expect.stringContaining('triage'),
      contentSummaryPublishedJobDescription: expect.stringContaining('triage'),
    });
    const usage = await firestore().collection(collections.usage(own.a)).where('product', '==', 'ai').get();
    expect(usage.size).toBe(candidateAiKinds.length + jobAiKinds.length);
    expect(usage.docs[0]?.data()).toMatchObject({ uid: user.uid, writer: 'embedded' });
    const { jobId: empty } = await saveJob(user, { jobDescription: 'Not available' });
    expect(await generate(`${own.a}/job/${empty}/sectionType/aiSummaryJob`, user)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('No job text available.') },
    });
    await saveOrganization(own.a, { showAIGenerator: false });
    expect(await generate(path(jobId, candidateId, 'resume'), user)).toMatchObject({ status: 403 });
    const privacy = privacySettingsSchema.cast({ writesAiTexts: false });
    await saveOrganization(own.a, { showAIGenerator: true, privacy });
    expect(await generate(path(jobId, candidateId, 'resume'), user)).toMatchObject({ status: 403 });
    await saveOrganization(own.a, { showAIGenerator: true });
    expect(await generate(path(jobId, candidateId, 'poem'), user)).toMatchObject({ status: 400 });
    expect(await generate(path(jobId, candidateId, 'resume'), foreigner)).toMatchObject({ status: 403 });
  });
});

test('a marketing profile has the template that a user chose, else of the brand of the candidate’s owner, else of the default brand', async () => {
  const brandWith = async (id: string, header: string) => {
    const template = { name: header, isCore: false, headerContent: `<p>${header}</p>` };
    await write(`${collections.profileTemplates(world.a)}/${id}`, profileTemplateSchema.cast({ id, ...template }));
    await write(`${collections.smBrands(world.a)}/${id}`, { ...newSmBrand(id), name: header, smProfileId: id });
  };
  await brandWith(defaultMarketingBrandId, 'For everybody');
  await brandWith('green', 'Green');
  await write(documents.atsUser(world.a, '77'), atsUserSchema.cast({ id: '77', smBrandId: 'green' }));
  const ownedBy = async (candidateId: string, ownerId: string) => {
    const record = { id: candidateId, organizationId: world.a, candidate: { id: candidateId }, owner: { id: ownerId } };
    await write(documents.skillsCandidate(world.a, candidateId), skillsCandidateSchema.cast(record));
  };
  const headerOf = async (candidateId: string, profileId: string) => {
    const profile = await read(`${collections.skillsProfiles(world.a, candidateId)}/${profileId}`);
    return profileSchema.cast(profile, { assert: false }).built.headerContent;
  };
  const created = async (candidateId: string, body: object = {}) =>
    (await send('createProfile', { jobId: '', candidateId, ...body })).body.data.profileId;
  await ownedBy('sm-1', '77');
  await ownedBy('sm-2', '');
  expect(await headerOf('sm-1', await created('sm-1'))).toContain('Green');
  const key = { jobId: '', candidateId: 'sm-2' };
  const profileId = await created('sm-2', { isDefault: true });
  expect(await headerOf('sm-2', profileId)).toContain('For everybody');

  // After a change of settings a profile follows when it is refreshed, unless a user chose its template.
  await ownedBy('sm-2', '77');
  await send('formatProfile', { ...key, profileId, isOpened: true });
  expect(await headerOf('sm-2', profileId)).toContain('For everybody');
  await send('formatProfile', { ...key, profileId });
  expect(await headerOf('sm-2', profileId)).toContain('Green');
  await brandWith('chosen', 'Chosen');
  await send('formatProfile', { ...key, profileId, templateId: 'chosen' });
  await send('formatProfile', { ...key, profileId });
  await created('sm-2', { isDefault: true });
  expect(await headerOf('sm-2', profileId)).toContain('Chosen');
});

test('lists learn whether the chosen profile of a marketing candidate is anonymous', async () => {
  const key = { jobId: '', candidateId: 'sm-3' };
  const path = documents.skillsCandidate(world.a, key.candidateId);
  const record = { id: key.candidateId, organizationId: world.a, candidate: { id: key.candidateId, name: 'Ada Ng' } };
  await write(path, skillsCandidateSchema.cast(record));
  const { profileId } = (await send('createProfile', key)).body.data;
  const anonymous = (await send('createAnonymousProfile', { ...key, profileId })).body.data.profileId;
  const choose = async (chosen: string, closesLinks: boolean) => {
    await send('chooseProfile', { ...key, profileId: chosen, closesLinks });
    return (await read(path))?.isAnonymous;
  };
  expect([await choose(anonymous, false), await choose(profileId, false)]).toEqual([true, true]);
  expect(await choose(profileId, true)).toBe(false);
});
