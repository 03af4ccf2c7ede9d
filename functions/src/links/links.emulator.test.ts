import { beforeAll, describe, expect, test } from '@jest/globals';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import type { CreatedJobLink, CreatedLink } from '@portal/domain/contracts/links-api';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { jobProfileSchema } from '@portal/domain/profiles/job-profile';
import { tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import {
  call,
  freshId,
  freshWorld,
  read,
  signIn,
  variable,
  write,
  type SignedIn,
  withoutTriggers,
} from '../testing/emulator';
import { handlerContext, movableClock } from '../testing/handler-context';
import { saveJob, saveOrganization } from '../testing/public-page';
import { decodeId } from './encoded-ids';
import { openLink } from './open-link';

withoutTriggers();

const world = freshWorld();
const [candidateId, tearsheetId] = ['40211', '118'];
let recruiter: SignedIn;
let foreign: SignedIn;
let jobId: string;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  foreign = await signIn('foreignRecruiter', world);
  await saveOrganization(world.a, { productFeature: productFeatureSchema.cast({ jobMarketing: { enable: '1' } }) });
  await saveOrganization(world.b, { productFeature: productFeatureSchema.cast({ skillsMarketing: { enable: '0' } }) });
  ({ jobId } = await saveJob(recruiter));
  const candidate = skillsCandidateSchema.cast({ id: candidateId, candidate: { id: candidateId, name: 'Jane Doe' } });
  await write(documents.skillsCandidate(world.a, candidateId), candidate);
  await write(documents.tearsheet(world.a, tearsheetId), tearsheetSchema.cast({ id: tearsheetId }));
});

const ask = (name: string, body: object, person = recruiter) =>
  call<CreatedLink>(`/api/app/${name}`, {
    body: { organizationId: person.organizationId, ...body },
    token: person.token,
  });
const profileLink = async (body: object = {}) =>
  (await ask('generateSmProfileLink', { candidateId, recipientId: freshId('contact'), ...body })).body.data;

const clock = movableClock();
const context = () => handlerContext(null, { clock });
const keys = () => ({ codeKey: variable('CODE_KEY'), previousCodeKeys: [] });

describe('the link', () => {
  test.each([
    ['generateSmProfileLink', () => ({ candidateId, smBrandId: 'blue' }), /^\/profiles\/[\w-]{10,}\/[\w-]{10,}$/],
    ['generate-SM-profile-link', () => ({ candidateId }), /^\/profiles\/[\w-]{10,}\/[\w-]{10,}$/],
    ['generateJobProfileLink', () => ({ jobId }), /^\/job\/[\w-]{10,}\/[\w-]{10,}$/],
    [
      'generateTearsheetLink',
      () => ({ tearsheetId, kind: 'candidates' }),
      /^\/tearsheet\/candidates\/[\w-]+\/[\w-]+\/[\w-]+$/,
    ],
    ['generateTearsheetLink', () => ({ tearsheetId, kind: 'jobs' }), /^\/tearsheet\/jobs\/[\w-]+\/[\w-]+\/[\w-]+$/],
  ])('of %s', async (name, subject, path) => {
    const { status, body } = await ask(name, { ...subject(), recipientId: '77', hasGateing: true });
    expect(status).toBe(200);
    const url = new URL(body.data.url);
    expect(url.pathname).toMatch(path);
    expect(url.searchParams.get('data')).toBe(body.data.data);
    const link = await openLink(context(), body.data.data);
    expect(link).toMatchObject({ organizationId: world.a, recipientId: '77', sender: recruiter.uid, hasGateing: true });
    const [target = '', recipient = ''] = url.pathname.split('/').slice(name.includes('Tearsheet') ? 4 : 2);
    const salt = name.includes('Tearsheet') ? 'Tearsheets' : name.includes('Job') ? 'JobMarketing' : 'SkillsMarketing';
    expect(decodeId(keys(), salt, target)).toEqual({ organizationId: world.a, id: link?.targetId });
    expect(decodeId(keys(), salt, recipient)).toEqual({ organizationId: world.a, id: '77' });
  });

  test('is the same for the same recipient, and another for each other one', async () => {
    const recipientId = freshId('contact');
    const [first, second, other] = [
      await profileLink({ recipientId }),
      await profileLink({ recipientId }),
      await profileLink(),
    ];
    expect(second.linkId).toBe(first.linkId);
    expect(other.linkId).not.toBe(first.linkId);
  });

  test('is refused for unknown candidates, other organizations and those without the product', async () => {
    expect(await ask('generateSmProfileLink', { candidateId: 'nobody' })).toMatchObject({ status: 404 });
    expect(await ask('generateSmProfileLink', { organizationId: world.b, candidateId })).toMatchObject({ status: 403 });
    expect(await ask('generateSmProfileLink', { candidateId }, foreign)).toMatchObject({ status: 403 });
    expect(await ask('revokeLink', { organizationId: world.b, linkId: 'x' })).toMatchObject({ status: 403 });
  });

  test('is refused to users who are denied marketing', async () => {
    const denied = await signIn('recruiter', world);
    const user = await read(documents.user(denied.uid));
    await write(documents.user(denied.uid), {
      ...user,
      userProducts: { ...(user?.userProducts as object), accessRights: { core: true, skillsMarketing: false } },
    });
    expect(await ask('generateSmProfileLink', { candidateId }, denied)).toMatchObject({ status: 403 });
  });
});

describe('a data code', () => {
  test('opens nothing once it is altered, cut or foreign', async () => {
    const { data } = await profileLink();
    const middle = Math.floor(data.length / 2);
    const altered = data.slice(0, middle) + (data[middle] === 'A' ? 'B' : 'A') + data.slice(middle + 1);
    for (const code of [altered, data.slice(0, -1), '', 'v1.abcdefgh.AAAA', 'x'.repeat(5_000)]) {
      expect(await openLink(context(), code)).toBeNull();
    }
    const other = { ...context(), config: { ...context().config, codeKey: 'z'.repeat(32) } };
    expect(await openLink(other, data)).toBeNull();
  });

  test('says who sends the link and how its page looks, until the link is revoked', async () => {
    const { data, linkId } = await profileLink({ smBrandId: 'blue', hasGateing: true, isLead: true });
    const decrypt = (code: string) => call('/api/app/decryptCode', { body: { code } });
    const content = { sender: recruiter.uid, brand: 'blue', hasGateing: true, isLead: true };
    expect((await decrypt(data)).body.data).toEqual(content);
    expect(await decrypt(data.slice(0, -2))).toMatchObject({ status: 400 });
    await ask('revokeLink', { linkId });
    expect(await decrypt(data)).toMatchObject({ status: 400 });
  });

  test('is dead after the link was revoked, also when a new link is made', async () => {
    const recipientId = freshId('contact');
    const old = await profileLink({ recipientId });
    expect(await ask('revokeLink', { linkId: old.linkId })).toMatchObject({
      status: 200,
      body: { data: { revoked: true } },
    });
    expect(await ask('revokeLink', { linkId: old.linkId })).toMatchObject({ body: { data: { revoked: false } } });
    expect(await openLink(context(), old.data)).toBeNull();
    const next = await profileLink({ recipientId });
    expect(await openLink(context(), old.data)).toBeNull();
    expect(await openLink(context(), next.data)).toMatchObject({ recipientId });
  });

  test('expires', async () => {
    const { data, expiresAt } = await profileLink();
    const late = movableClock();
    late.pass((expiresAt ?? 0) - Date.now() - 60_000);
    expect(await openLink(handlerContext(null, { clock: late }), data)).not.toBeNull();
    late.pass(60_001);
    expect(await openLink(handlerContext(null, { clock: late }), data)).toBeNull();
  });
});

describe('the link of jobs says which of them tell viewers who the client is', () => {
  async function jobWithProfile(company: string, content: string): Promise<string> {
    const saved = await saveJob(recruiter, { company, selectedProfileId: 'default' });
    const built = { completedProfile: [{ key: 'about', title: 'About', content }] };
    const profile = jobProfileSchema.cast({ id: 'default', built });
    await write(`${collections.jobProfiles(world.a, saved.jobId)}/default`, profile);
    return saved.jobId;
  }
  const namedBy = async (name: string, body: object) =>
    (
      await call<CreatedJobLink>(`/api/app/${name}`, {
        body: { organizationId: world.a, ...body },
        token: recruiter.token,
      })
    ).body.data.namingClient;

  test('by their profile, or by the company on their card', async () => {
    const naming = await jobWithProfile('Bluewater Clinics', '<p>Join <b>Bluewater Clinics</b> in Dallas</p>');
    const silent = await jobWithProfile('Harbor Homes', '<p>Join a care provider</p>');
    const named = { jobId: naming, title: 'Registered Nurse', names: ['Bluewater Clinics'] };
    expect(await namedBy('generateJobProfileLink', { jobId: naming })).toEqual([named]);
    expect(await namedBy('generateJobProfileLink', { jobId: silent })).toEqual([]);

    const id = freshId('tearsheet');
    const list = { id, jobs: { data: [{ id: naming }, { id: silent }] } };
    await write(documents.tearsheet(world.a, id), tearsheetSchema.cast(list));
    expect(await namedBy('generateTearsheetLink', { tearsheetId: id, kind: 'jobs' })).toEqual([named]);
    expect(await namedBy('generateTearsheetLink', { tearsheetId: id, kind: 'candidates' })).toEqual([]);

    const jobMarketing = { enable: '1', jobItemVars: { firstVar: 'company' } };
    await saveOrganization(world.a, { productFeature: productFeatureSchema.cast({ jobMarketing }) });
    const onCards = await namedBy('generateTearsheetLink', { tearsheetId: id, kind: 'jobs' });
    // The jobs of a list have no order of their own.
    expect(new Set(onCards)).toEqual(
      new Set([named, { jobId: silent, title: 'Registered Nurse', names: ['Harbor Homes'] }]),
    );
  });
});
