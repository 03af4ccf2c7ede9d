import { beforeAll, describe, expect, test } from '@jest/globals';
import { collections } from '@portal/domain/paths/firestore-paths';
import { activityTypes, browserActivities } from '@portal/domain/events/activity';
import {
  bucket,
  call,
  freshId,
  freshWorld,
  read,
  signIn,
  stage,
  type SignedIn,
  withoutTriggers,
  fetchOwn,
} from '../testing/emulator';
import { below, saveCandidate, saveJob, saveOrganization, type PublicPage } from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let colleague: SignedIn;
let foreigner: SignedIn;
let page: PublicPage;
let key: { organizationId: string; jobId: string; candidateId: string };

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  colleague = await signIn('otherRecruiter', world);
  foreigner = await signIn('foreignRecruiter', world);
  await saveOrganization(world.a);
  page = await saveCandidate(recruiter, (await saveJob(recruiter)).jobId);
  key = { organizationId: world.a, jobId: page.jobId, candidateId: page.candidateId };
});

const send = (name: string, body: object, person = recruiter) =>
  call<{ url: string; fileName: string }>(`/api/app/${name}`, { body: { ...key, ...body }, token: person.token });
const stored = (fileId: string) =>
  read(`${collections.fileAttachments(key.organizationId, key.jobId, key.candidateId)}/${fileId}`);

describe('attachments', () => {
  test('a staged file is attached once, renamed, removed and restored', async () => {
    const fileId = freshId('file');
    const stagedPath = await stage(recruiter, 'diploma.pdf', Buffer.from('%PDF-1.4'));
    const request = { fileId, stagedPath, fileName: 'Diploma.PDF' };
    expect(await send('addAttachment', request)).toMatchObject({ status: 200 });
    expect(await send('addAttachment', request)).toMatchObject({ status: 200 });
    const file = await stored(fileId);
    expect(file).toMatchObject({ name: 'Diploma.PDF', extension: 'pdf', size: 8, mimeType: 'application/pdf' });
    expect(String(file?.content)).toMatch(new RegExp(`^attachments${key.candidateId}/\\d+/.*Diploma\\.PDF$`));
    expect(await bucket().facts(stagedPath)).toBeNull();

    expect(await send('changeAttachment', { fileId, name: 'Degree.exe' })).toMatchObject({ status: 200 });
    expect(await stored(fileId)).toMatchObject({ name: 'Degree.exe.pdf', isRemoved: false });
    const download = () => send('storageFileDownload', { type: 'candidateFile', fileId });
    expect(await (await fetchOwn((await download()).body.data.url)).text()).toBe('%PDF-1.4');
    await send('changeAttachment', { fileId, isRemoved: true });
    expect(await download()).toMatchObject({ status: 404, body: { message: 'File does not exist' } });
    await send('changeAttachment', { fileId, isRemoved: false });
    expect(await download()).toMatchObject({ status: 200 });
    const told = (await below(page, 'candidateEvents')).filter(({ data }) => JSON.stringify(data).includes('D'));
    expect(told.map(({ eventType }) => eventType).sort()).toEqual([
      'attachmentAdded',
      'attachmentAdded',
      'attachmentRemoved',
    ]);
  });

  test('refuses file types that cannot be attached, and files of other users', async () => {
    const attach = async (owner: SignedIn, fileName: string, person = recruiter) =>
      send(
        'addAttachment',
        { fileId: freshId('file'), stagedPath: await stage(owner, 'a.pdf', Buffer.from('x')), fileName },
        person,
      );
    expect(await attach(recruiter, 'run.exe')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Invalid file extension.') },
    });
    expect(await attach(recruiter, 'not-a-pdf.pdf')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Invalid file extension.') },
    });
    expect(await attach(colleague, 'a.pdf')).toMatchObject({ status: 403 });
    expect(await attach(foreigner, 'a.pdf', foreigner)).toMatchObject({ status: 403 });
    expect(await send('changeAttachment', { fileId: 'unknown', isRemoved: true })).toMatchObject({ status: 404 });
    expect(await send('changeAttachment', { fileId: 'unknown', isRemoved: true }, foreigner)).toMatchObject({
      status: 403,
    });
  });
});

describe('the public link', () => {
  const expiry = async () => {
    const found = await read(`organizations/${world.a}/jobs/${page.jobId}/candidates/${page.candidateId}`);
    return (found as { public: { linkExpiry: { toMillis: () => number } | null } } | null)?.public.linkExpiry;
  };

  test('expires when staff set it, or never', async () => {
    const linkExpiry = Date.UTC(2030, 0, 1);
    expect(await send('setLinkExpiry', { linkExpiry })).toMatchObject({ status: 200 });
    expect((await expiry())?.toMillis()).toBe(linkExpiry);
    expect(await send('setLinkExpiry', { linkExpiry: null })).toMatchObject({ status: 200 });
    expect(await expiry()).toBeNull();
  });

  test.each([[undefined], ['tomorrow'], [-1], [1.5]])('refuses %p', async (linkExpiry) => {
    expect(await send('setLinkExpiry', { linkExpiry })).toMatchObject({ status: 400 });
  });

  test('cannot be changed by other organizations', async () => {
    expect(await send('setLinkExpiry', { linkExpiry: null }, foreigner)).toMatchObject({ status: 403 });
    expect(await send('setLinkExpiry', { linkExpiry: null, candidateId: 'unknown' })).toMatchObject({ status: 404 });
  });
});

describe('events that staff report', () => {
  const tell = (data: object, person = recruiter) =>
    call('/api/app/recordJobEvent', {
      body: { organizationId: world.a, data: { jobId: page.jobId, candidateId: page.candidateId, ...data } },
      token: person.token,
    });

  test('are recorded under the caller’s name, not a claimed one', async () => {
    const claimed = { userId: colleague.uid, actorName: 'Somebody Else', date: 0 };
    expect(await tell({ eventType: 'statusChanged', detail: 'Client Submission', ...claimed })).toMatchObject({
      status: 200,
    });
    const told = (await below(page, 'candidateEvents')).find(({ eventType }) => eventType === 'statusChanged');
    expect(told).toMatchObject({ userId: recruiter.uid, data: { detail: 'Client Submission' } });
    expect(told?.actorName).not.toBe('Somebody Else');
  });

  const others = activityTypes.filter((type) => !(browserActivities as readonly string[]).includes(type));
  test.each(others)('%s cannot be reported by browsers', async (eventType) => {
    expect(await tell({ eventType })).toMatchObject({ status: 400 });
  });

  test('cannot be reported for other organizations or missing candidates', async () => {
    expect(await tell({ eventType: 'statusChanged' }, foreigner)).toMatchObject({ status: 403 });
    expect(await tell({ eventType: 'statusChanged', candidateId: 'unknown' })).toMatchObject({ status: 404 });
  });

  test('are recorded in the user log as well', async () => {
    const log = (eventType: string, person = recruiter) =>
      call('/api/app/recordEvent', {
        body: { organizationId: world.a, data: { eventType, user: { uid: colleague.uid } } },
        token: person.token,
      });
    expect(await log('login')).toMatchObject({ status: 200 });
    expect(await log('userDeleted')).toMatchObject({ status: 400 });
    expect(await log('login', foreigner)).toMatchObject({ status: 403 });
  });
});
