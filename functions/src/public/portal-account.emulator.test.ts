import { beforeAll, expect, test } from '@jest/globals';
import type { ResumePage } from '@portal/domain/contracts/public-api';
import { documents } from '@portal/domain/paths/firestore-paths';
import { bullhornSettingsSchema } from '@portal/domain/organizations/bullhorn-settings';
import { serverTexts } from '@portal/domain/texts/server';
import { activeStatus } from '@portal/domain/access/roles';
import { firestore } from '../store/firestore';
import { createStore } from '../store/store';
import { askAsStaff, saveContact, signInContact, withClientConnect } from '../testing/client-browser';
import { call, freshId, freshWorld, signIn, withoutTriggers, type SignedIn } from '../testing/emulator';
import { saveCandidate, saveJob, saveOrganization, type PublicPage } from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
const productFeature = withClientConnect();
const shown = {
  submissionStatus: { accountManager: false, client: true, portal: true, submittedDate: null, detail: '' },
};
let recruiter: SignedIn;
let client: Awaited<ReturnType<typeof saveContact>>;

/** A client contact with a verified login, who gets resumes by links of their own. */
beforeAll(async () => {
  await saveOrganization(world.a, { productFeature });
  recruiter = await signIn('recruiter', world);
  client = await saveContact(world.a, { companyName: 'Acme' });
  await signInContact(recruiter, client, 'ownJobs');
});

const jobOfClient = () =>
  saveJob(recruiter, { company: 'Acme', contact: { name: '', email: client.email, phone: '' } });

async function openedBy(email: string, jobId: string): Promise<ResumePage> {
  return await opened(email, await saveCandidate(recruiter, jobId, shown));
}

async function opened(email: string, page: PublicPage): Promise<ResumePage> {
  const [id, token] = [freshId('recipient'), freshId('token').padEnd(32, 'x').slice(0, 32)];
  const recipient = {
    id,
    name: '',
    email,
    subject: '',
    sentBy: recruiter.uid,
    sentByName: '',
    isDelivered: true,
    isForVerified: false,
  };
  await createStore().recipients.add(page, recipient, { token, brand: '', isOfShortlist: false });
  const { status, body } = await call<ResumePage>('/api/public/getCandidateResume', {
    body: { ...page, publicToken: token, accessCode: '' },
  });
  expect([status, body.message]).toEqual([200, serverTexts.resumeRetrieved]);
  return body.data;
}

test('sees how many other candidates Client Connect shows them; an ordinary viewer does not', async () => {
  const { jobId } = await jobOfClient();
  const page = await saveCandidate(recruiter, jobId, shown);
  await saveCandidate(recruiter, jobId, shown);
  await saveCandidate(recruiter, jobId, { fullName: 'Hidden' });
  expect(await opened(client.email, page)).toMatchObject({ state: 'active', hasPortal: true, otherCandidates: 1 });
  expect(await opened('other@client.example', page)).toMatchObject({ hasPortal: false, otherCandidates: 0 });
  const { jobId: other } = await saveJob(recruiter);
  expect(await openedBy(client.email, other)).toMatchObject({ hasPortal: false, otherCandidates: 0 });
});

test('is led to the sign-in instead of an access code, as long as the account is active', async () => {
  const integration = {
    bullhorn: bullhornSettingsSchema.cast({ publicResume: { hasAccessCode: true, accessCode: 'x1' } }),
  };
  await saveOrganization(world.a, { integration, productFeature });
  const { jobId } = await jobOfClient();
  expect(await openedBy(client.email, jobId)).toMatchObject({
    state: 'accessCodeNeeded',
    hasPortal: true,
    resume: null,
  });
  const user = await createStore().users.byEmail(client.email);
  const account = firestore().doc(documents.user(user?.id ?? ''));
  const access = firestore().doc(documents.portalAccess(world.a, client.contactId));
  const verifiedAt: unknown = (await access.get()).get('verifiedAt');
  for (const [document, field, off, on] of [
    [account, 'activeStatus', activeStatus.disabled, activeStatus.active],
    [access, 'verifiedAt', null, verifiedAt],
    [access, 'level', 'off', 'ownJobs'],
  ] as const) {
    await document.update({ [field]: off });
    expect(await openedBy(client.email, jobId)).toMatchObject({ hasPortal: false });
    await document.update({ [field]: on });
  }
  await saveOrganization(world.a, { integration });
  expect(await openedBy(client.email, jobId)).toMatchObject({ hasPortal: false });
  await saveOrganization(world.a, { integration, productFeature });
  expect(await openedBy(client.email, jobId)).toMatchObject({ hasPortal: true });
  expect(
    (await askAsStaff(recruiter, 'setJobInClientConnect', { organizationId: world.a, jobId, isShown: false })).status,
  ).toBe(200);
  expect(await openedBy(client.email, jobId)).toMatchObject({ hasPortal: false });
});
