import { beforeAll, expect, test } from '@jest/globals';
import { clientTexts } from '@portal/domain/texts/client-connect';
import { askAsStaff, ClientBrowser, saveContact, signInContact, withClientConnect } from '../../testing/client-browser';
import { call, freshWorld, redeemed, signIn, type SignedIn } from '../../testing/emulator';
import { saveOrganization } from '../../testing/public-page';

const world = freshWorld();
let recruiter: SignedIn;

beforeAll(async () => {
  await saveOrganization(world.a, { productFeature: withClientConnect() });
  recruiter = await signIn('recruiter', world);
});

test('with a password when they want one; staff are sent to their application, clients stay out of it', async () => {
  const ann = await saveContact(world.a, { companyName: 'Acme' });
  const browser = await signInContact(recruiter, ann, 'ownJobs');
  const other = new ClientBrowser();
  other.cookies = browser.cookies;
  const password = 'Correct-Horse-9!';
  expect((await browser.call('setPassword', { password })).status).toBe(200);
  expect((await other.call('session', {})).body.message).toBe(clientTexts.sessionEnded);
  expect((await browser.call('session', {})).body.data).toMatchObject({ hasPassword: true, canSetPassword: true });
  expect((await other.call('signIn', { email: ann.email, password: 'wrong' })).status).toBe(401);
  expect((await other.call('signIn', { email: ann.email, password })).status).toBe(200);
  expect((await other.call('setPassword', { password })).body.message).toBe(clientTexts.passwordAfterCode);

  expect(await other.call('signIn', { email: recruiter.email, password: recruiter.password })).toMatchObject({
    status: 403,
    body: { message: clientTexts.isStaff },
  });
  const staffSignIn = await call<{ token: string }>('/api/app/signInWithPassword', {
    body: { email: ann.email, password },
  });
  const token = await redeemed(staffSignIn.body.data.token);
  expect((await call('/api/app/verifyUserToken', { token })).status).toBe(403);
  expect(
    (
      await askAsStaff({ ...recruiter, token }, 'setPortalAccess', {
        organizationId: ann.organizationId,
        contactId: ann.contactId,
        level: 'allJobs',
      })
    ).status,
  ).toBe(403);
  // A token of the staff application is no session of Client Connect.
  expect(
    (
      await call('/api/client/jobs', {
        body: { organizationId: ann.organizationId, contactId: ann.contactId },
        token: recruiter.token,
      })
    ).status,
  ).toBe(401);
});
