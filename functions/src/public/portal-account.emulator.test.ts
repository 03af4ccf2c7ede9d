import { beforeAll, expect, test } from '@jest/globals';
import { contactSchema } from '@portal/domain/contacts/contact';
import type { ResumePage } from '@portal/domain/contracts/public-api';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { bullhornSettingsSchema } from '@portal/domain/organizations/bullhorn-settings';
import { serverTexts } from '@portal/domain/texts/server';
import { firestore } from '../store/firestore';
import { createStore } from '../store/store';
import { call, freshId, freshWorld, signIn, withoutTriggers, write, type SignedIn } from '../testing/emulator';
import { saveCandidate, saveJob, saveOrganization, type PublicPage } from '../testing/public-page';
import { runTriggers } from '../testing/run-triggers';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let client: SignedIn;

/** A client contact with an account in the client portal, who gets resumes by links of their own. */
beforeAll(async () => {
  await saveOrganization(world.a);
  recruiter = await signIn('recruiter', world);
  client = await signIn('recruiterClient', world);
  const contactId = freshId('contact');
  await write(
    `${collections.clientContacts(world.a)}/${contactId}`,
    contactSchema.cast({ id: contactId, email: client.email, isLead: false }, { assert: false }),
  );
  await firestore().doc(documents.user(client.uid)).update({
    'userProducts.accessRights.portal': true,
    'userProducts.accessStatus.core.hasPassword': true,
    'userProducts.portal.clientContactId': contactId,
  });
});

async function openedBy(email: string, jobId: string): Promise<ResumePage> {
  return await opened(email, await saveCandidate(recruiter, jobId));
}

async function opened(email: string, page: PublicPage): Promise<ResumePage> {
  const [id, token] = [freshId('recipient'), freshId('token').padEnd(32, 'x').slice(0, 32)];
  const recipient = { id, name: '', email, subject: '', sentBy: recruiter.uid, sentByName: '', isDelivered: true };
  await createStore().recipients.add(page, recipient, { token, brand: '' });
  const { status, body } = await call<ResumePage>('/api/public/getCandidateResume', {
    body: { ...page, publicToken: token, accessCode: '' },
  });
  expect([status, body.message]).toEqual([200, serverTexts.resumeRetrieved]);
  return body.data;
}

test('sees how many other candidates the job has; an ordinary viewer does not', async () => {
  const { jobId } = await saveJob(recruiter);
  const [page] = [await saveCandidate(recruiter, jobId), await saveCandidate(recruiter, jobId)];
  await runTriggers();
  expect(await opened(client.email, page)).toMatchObject({ state: 'active', hasPortal: true, otherCandidates: 1 });
  expect(await opened('other@client.example', page)).toMatchObject({ hasPortal: false, otherCandidates: 0 });
});

test('is led to the sign-in instead of an access code, as long as the account is active', async () => {
  const integration = {
    bullhorn: bullhornSettingsSchema.cast({ publicResume: { hasAccessCode: true, accessCode: 'x1' } }),
  };
  await saveOrganization(world.a, { integration });
  const { jobId } = await saveJob(recruiter);
  expect(await openedBy(client.email, jobId)).toMatchObject({
    state: 'accessCodeNeeded',
    hasPortal: true,
    resume: null,
  });
  const account = firestore().doc(documents.user(client.uid));
  for (const [field, off, on] of [
    ['userProducts.accessRights.portal', false, true],
    ['userProducts.accessStatus.core.hasPassword', false, true],
    ['userProducts.portal.expiresAt', new Date(Date.now() - 1_000), null],
    ['organizationId', world.b, world.a],
  ] as const) {
    await account.update({ [field]: off });
    expect(await openedBy(client.email, jobId)).toMatchObject({ hasPortal: false });
    await account.update({ [field]: on });
  }
  expect(await openedBy(client.email, jobId)).toMatchObject({ hasPortal: true });
});
