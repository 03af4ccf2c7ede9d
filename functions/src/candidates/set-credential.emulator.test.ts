import { expect, test } from '@jest/globals';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { redactionMark } from '@portal/domain/redaction/redaction';
import { credentialMailTexts } from '@portal/domain/texts/credentials';
import type { MailMessage } from '../runtime/ports';
import { firestore } from '../store/firestore';
import { saveContact, signInContact, withClientConnect } from '../testing/client-browser';
import { bucket, call, freshWorld, signIn, withoutTriggers, write } from '../testing/emulator';
import { ownServer } from '../testing/own-server';
import { handlerContext } from '../testing/handler-context';
import { clockAt } from '../testing/movable-clock';
import { saveCandidate, saveJob, saveOrganization } from '../testing/public-page';
import { sendOutbox } from '../testing/send-outbox';

withoutTriggers();

const world = freshWorld();

const withCompliance = (enable: string, viewDocuments: boolean) => ({
  productFeature: {
    ...withClientConnect(),
    credentials: productFeatureSchema.cast({ credentials: { enable, viewDocuments } }).credentials,
  },
});

test('credentials are shown to clients with an account where the organization wants it, expired ones marked', async () => {
  const recruiter = await signIn('recruiter', world);
  await saveOrganization(world.a, withCompliance('1', true));
  const ann = await saveContact(world.a, { companyName: 'Acme' });
  const { jobId } = await saveJob(recruiter, {
    company: 'Acme',
    contact: { name: 'Ann', email: ann.email, phone: '' },
  });
  const submissionStatus = { accountManager: false, client: true, portal: true, submittedDate: null, detail: '' };
  const { candidateId, publicToken } = await saveCandidate(recruiter, jobId, { submissionStatus });
  const files = collections.fileAttachments(world.a, jobId, candidateId);
  for (const id of ['license', 'visa', 'letter', 'gone']) {
    await write(`${files}/${id}`, {
      id,
      uuid: id,
      name: `${id}.pdf`,
      content: `x/${id}.pdf`,
      isRemoved: id === 'gone',
    });
  }
  const mark = (fileId: string, credential: object | null) => {
    const body = { organizationId: world.a, jobId, candidateId, fileId, credential };
    return call('/api/app/setCredential', { body, token: recruiter.token });
  };
  expect((await mark('license', { kind: 'License', expiresOn: '2999-12-31' })).status).toBe(200);
  for (const fileId of ['visa', 'gone']) await mark(fileId, { kind: 'Visa', expiresOn: '2001-01-31' });
  await mark('letter', { kind: 'Letter', expiresOn: '' });
  await mark('letter', null);
  expect((await mark('license', { kind: 'License', expiresOn: '31.12.2999' })).status).toBe(400);
  expect((await mark('unknown', { kind: 'License', expiresOn: '' })).status).toBe(404);

  const browser = await signInContact(recruiter, ann, 'ownJobs');
  const credentialsOf = async () =>
    (await browser.callPublic('getCandidateResume', { publicToken, candidateId })).body.data.credentials;
  expect(await credentialsOf()).toEqual([
    { kind: 'License', expiresOn: '2999-12-31', isExpired: false, fileUrl: '' },
    { kind: 'Visa', expiresOn: '2001-01-31', isExpired: true, fileUrl: '' },
  ]);

  await mark('license', { kind: 'License of Jane Doe', expiresOn: '2999-12-31', isOpenToClients: true });
  const [open, closed] = await credentialsOf();
  expect(open?.fileUrl).toMatch(/^\/\S+/);
  expect(closed?.fileUrl).toBe('');
  await bucket().write('x/license.pdf', Buffer.from('%PDF-1.7 license'), 'application/pdf');
  const statusFor = async (cookie: string) =>
    (await fetch(`${await ownServer()}${open?.fileUrl}`, { headers: { cookie }, redirect: 'manual' })).status;
  expect(await statusFor(browser.cookies ?? '')).toBeLessThan(400);
  // The browser of somebody else has the URL and no session.
  expect(await statusFor('')).toBe(410);
  await firestore()
    .doc(documents.candidate(world.a, jobId, candidateId))
    .update({
      ...{ fullName: 'Jane Doe', 'public.isAnonymous': true },
    });
  expect(await credentialsOf()).toEqual([
    expect.objectContaining({ kind: `License of ${redactionMark}`, fileUrl: '' }),
    expect.objectContaining({ kind: 'Visa' }),
  ]);
  expect(await statusFor(browser.cookies ?? '')).toBe(410);
  await firestore()
    .doc(documents.candidate(world.a, jobId, candidateId))
    .update({ 'public.isAnonymous': false });
  const stranger = await call('/api/public/getCandidateResume', { body: { publicToken, candidateId } });
  expect(stranger.body.data).toMatchObject({ state: 'active', credentials: [] });

  await saveOrganization(world.a, withCompliance('1', false));
  expect(await credentialsOf()).toEqual([]);
  await saveOrganization(world.a, withCompliance('', true));
  expect(await credentialsOf()).toEqual([]);
  expect((await mark('license', null)).status).toBe(403);
});

test('the recruiter is reminded of a credential before its last day, once for each', async () => {
  const recruiter = await signIn('recruiter', world);
  await saveOrganization(world.a, withCompliance('1', true));
  const { jobId } = await saveJob(recruiter, {});
  const { candidateId } = await saveCandidate(recruiter, jobId, { fullName: 'Jane Doe' });
  const files = collections.fileAttachments(world.a, jobId, candidateId);
  await write(`${files}/f`, { id: 'f', uuid: 'f', name: 'rn.pdf', content: 'x/rn.pdf' });
  const mark = (expiresOn: string) =>
    call('/api/app/setCredential', {
      body: { organizationId: world.a, jobId, candidateId, fileId: 'f', credential: { kind: 'RN license', expiresOn } },
      token: recruiter.token,
    });
  const mailsOn = async (day: string) => {
    const sent: MailMessage[] = [];
    const mail = {
      send: (message: MailMessage) => {
        if (message.subject === credentialMailTexts.subject('RN license', 'Jane Doe')) sent.push(message);
        return Promise.resolve();
      },
    };
    await sendOutbox({ ...handlerContext(null), clock: clockAt(() => Date.parse(day)), mail });
    return sent.map(({ to }) => to);
  };
  await mark('2099-03-20');
  await mark('2099-03-20');
  expect(await mailsOn('2099-03-05')).toEqual([]);
  expect(await mailsOn('2099-03-06')).toEqual([recruiter.email]);
  expect(await mailsOn('2099-03-20')).toEqual([]);
  await mark('2099-06-20');
  await mark('2099-09-20');
  expect(await mailsOn('2099-06-10')).toEqual([]);
  expect(await mailsOn('2099-09-10')).toEqual([recruiter.email]);
});
