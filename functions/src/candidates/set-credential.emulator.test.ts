import { expect, test } from '@jest/globals';
import { collections } from '@portal/domain/paths/firestore-paths';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { saveContact, signInContact, withClientConnect } from '../testing/client-browser';
import { call, freshWorld, signIn, withoutTriggers, write } from '../testing/emulator';
import { saveCandidate, saveJob, saveOrganization } from '../testing/public-page';

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
    { kind: 'License', expiresOn: '2999-12-31', isExpired: false },
    { kind: 'Visa', expiresOn: '2001-01-31', isExpired: true },
  ]);
  const stranger = await call('/api/public/getCandidateResume', { body: { publicToken, candidateId } });
  expect(stranger.body.data).toMatchObject({ state: 'active', credentials: [] });

  await saveOrganization(world.a, withCompliance('1', false));
  expect(await credentialsOf()).toEqual([]);
  await saveOrganization(world.a, withCompliance('', true));
  expect(await credentialsOf()).toEqual([]);
  expect((await mark('license', null)).status).toBe(403);
});
