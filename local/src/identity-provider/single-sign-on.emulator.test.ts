import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ProviderSettings } from '@portal/domain/contracts/identity-provider-api';
import type { SignInAnswer } from '@portal/domain/contracts/second-step-api';
import { verificationRecord } from '@portal/domain/identity-provider/sign-in-domain';
import { newOrganization } from '@portal/domain/organizations/organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { identityProviderTexts as texts } from '@portal/domain/texts/identity-provider';
import {
  call,
  freshId,
  freshWorld,
  redeemed,
  signIn,
  variable,
  withoutTriggers,
  write,
} from '@portal/functions/testing/emulator';
import { startDnsServer, type DnsServer } from '../dns/dns-server';
import { startIdentityProvider, type LocalIdentityProvider } from './identity-provider';

withoutTriggers();

let dns: DnsServer;
let first: LocalIdentityProvider;
let second: LocalIdentityProvider;
beforeAll(async () => {
  const redirectUris = [`${variable('PUBLIC_BASE_URL')}/login/single-sign-on`];
  dns = await startDnsServer(Number(variable('DNS_SERVER').split(':')[1]));
  [first, second] = await Promise.all([
    startIdentityProvider({ redirectUris, users: [] }),
    startIdentityProvider({ redirectUris, users: [] }),
  ]);
});
afterAll(async () => {
  await Promise.all([dns.close(), first.close(), second.close()]);
});

/** An agency with an identity provider and a domain of its own. */
async function agency(organizationId: string, provider: LocalIdentityProvider, token: string) {
  await write(documents.organization(organizationId), newOrganization({ id: organizationId, name: organizationId }));
  const domain = `${freshId('agency')}.example`;
  const { issuer, clientId, clientSecret } = provider;
  const post = <Data>(name: string, body: object) =>
    call<Data>(`/api/app/${name}`, { body: { organizationId, ...body }, token });
  const saved = await post<ProviderSettings>('saveIdentityProvider', {
    ...{ issuer, clientId, clientSecret, domains: [domain] },
  });
  const record = verificationRecord(saved.body.data.provider?.domains[0]?.token ?? '');
  const verify = () => post<{ isVerified: boolean }>('verifySignInDomain', { domain });
  return { organizationId, domain, record, verify };
}

/** Follows redirects as a browser, with its cookies, and enters the email at the provider. @returns the query of the return. */
async function signedInAt(url: string, email: string): Promise<string> {
  const cookies = new Map<string, string>();
  const go = async (target: string, init: RequestInit = {}): Promise<string> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(target, { ...init, redirect: 'manual', headers: { cookie } });
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      cookies.set(name, value);
    }
    return new URL(answer.headers.get('location') ?? '', target).href;
  };
  const page = await go(url);
  const resumed = await go(page, { method: 'POST', body: new URLSearchParams({ email }) });
  return new URL(await go(resumed)).search.slice(1);
}

const start = async (organizationId: string) => {
  const { body } = await call<{ url: string; attempt: string }>('/api/app/startProviderSignIn', {
    body: { organizationId },
  });
  return body.data;
};
const finish = (attempt: string, query: string) =>
  call<SignInAnswer>('/api/app/finishProviderSignIn', { body: { attempt, query } });

test('two agencies with providers of their own: each signs in its members, and nobody of the other', async () => {
  const world = freshWorld();
  const [admin, foreign] = [await signIn('admin', world), await signIn('foreignAdmin', world)];
  const ours = await agency(world.a, first, admin.token);
  const theirs = await agency(world.b, second, foreign.token);

  // The record is not there, then it is, then it is gone.
  expect(await ours.verify()).toMatchObject({ body: { data: { isVerified: false } } });
  dns.broken.add(ours.domain);
  expect(await ours.verify()).toMatchObject({ status: 503, body: { message: texts.dnsUnavailable } });
  dns.broken.delete(ours.domain);
  dns.records.set(ours.domain, ['v=spf1 -all', ours.record]);
  dns.records.set(theirs.domain, [theirs.record]);
  expect(await ours.verify()).toMatchObject({ body: { data: { isVerified: true } } });
  expect(await theirs.verify()).toMatchObject({ body: { data: { isVerified: true } } });

  const ada = { sub: freshId('sub'), email: `ada@${ours.domain}`, name: 'Ada Lovelace', email_verified: true };
  first.users.push(ada);
  // The second provider claims the same user.
  second.users.push(ada);
  const begun = await start(ours.organizationId);
  const answer = await finish(begun.attempt, await signedInAt(begun.url, ada.email));
  expect(answer).toMatchObject({ status: 200, body: { data: { kind: 'signedIn' } } });
  if (answer.body.data.kind !== 'signedIn') throw new Error('not signed in');
  const token = await redeemed(answer.body.data.token);
  expect(await call('/api/app/verifyUserToken', { token })).toMatchObject({
    status: 200,
    body: { data: { email: ada.email } },
  });

  const foreignSignIn = await start(theirs.organizationId);
  expect(await finish(foreignSignIn.attempt, await signedInAt(foreignSignIn.url, ada.email))).toMatchObject({
    status: 400,
    body: { message: texts.foreignDomain },
  });
  const unknown = await start(ours.organizationId);
  expect(await finish(unknown.attempt, await signedInAt(unknown.url, `nobody@${ours.domain}`))).toMatchObject({
    status: 400,
    body: { message: texts.cancelled },
  });

  dns.records.delete(ours.domain);
  expect(await ours.verify()).toMatchObject({ body: { data: { isVerified: false } } });
  expect(await call('/api/app/startProviderSignIn', { body: { organizationId: world.a } })).toMatchObject({
    body: { message: texts.notSetUp },
  });
});
