import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createOpenIdSignOn } from '@portal/functions/adapters/single-sign-on/openid-sign-on';
import { TokenRefused } from '@portal/functions/adapters/single-sign-on/single-sign-on';
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { simulatedUser } from './simulated-user';
import { createSimulator } from './simulator';

/** Single sign-on against the simulator, over the network. */
const clientSecret = 'the product’s secret';
const asked: string[] = [];
const simulator = createSimulator({ clientId: 'portal', clientSecret });
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  simulator(request, response);
});
const clock = { ahead: 0 };
let origin = '';
const signOn = (changes: { issuer?: string; clientId?: string } = {}) =>
  createOpenIdSignOn({
    issuer: `${origin}/oauth`,
    clientId: 'portal',
    clientSecret,
    now: () => Date.now() + clock.ahead,
    ...changes,
  });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  await fetch(`${origin}/simulator/corporations/agency.api`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      password: 'right',
      users: [simulatedUser({ id: 7, name: 'Ann Lee', email: 'Ann@Agency.example' })],
    }),
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const redirectUri = 'https://portal.example/return';

/** Signs in on the page of the simulator. @returns the URL of the return. */
async function signedIn(password = 'right'): Promise<URL | null> {
  const url = await signOn().signInUrl({ redirectUri, state: 'state', nonce: 'nonce', isFresh: false });
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ username: 'Ann@Agency.example', password }),
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  return location === null ? null : new URL(location);
}

async function token(): Promise<string> {
  const back = await signedIn();
  return (await signOn().tokenOf(back?.searchParams.get('code') ?? '', redirectUri)) ?? '';
}

test('a user signs in at the issuer and is named by its token', async () => {
  const back = await signedIn();
  expect(back?.href).toContain(redirectUri);
  expect(back?.searchParams.get('state')).toBe('state');
  const code = back?.searchParams.get('code') ?? '';
  const given = await signOn().tokenOf(code, redirectUri);
  expect(await signOn().verify(given ?? '', 'nonce')).toEqual({
    masterUserID: '1000007',
    email: 'ann@agency.example',
    name: 'Ann Lee',
  });
  expect(await signOn().tokenOf(code, redirectUri)).toBeNull();
  expect(await signedIn('wrong')).toBeNull();
});

test('the keys are fetched once', async () => {
  const [first, second] = [await token(), await token()];
  const one = signOn();
  asked.length = 0;
  await one.verify(first, 'nonce');
  await one.verify(second, 'nonce');
  expect(asked.filter((url) => url.endsWith('/jwks'))).toHaveLength(1);
});

async function forged(alg: 'RS256' | 'HS256', header: Record<string, unknown> = {}): Promise<string> {
  const payload = decodeJwt(await token());
  const key =
    alg === 'HS256' ? new TextEncoder().encode(clientSecret.padEnd(40)) : (await generateKeyPair(alg)).privateKey;
  return await new SignJWT(payload).setProtectedHeader({ alg, kid: 'simulator-1', ...header }).sign(key);
}

const attacks: Record<string, () => Promise<{ token: string; nonce?: string; clientId?: string; ahead?: number }>> = {
  'signed by another key': async () => ({ token: await forged('RS256') }),
  'of a key that the issuer does not have': async () => ({ token: await forged('RS256', { kid: 'other' }) }),
  'of another algorithm': async () => ({ token: await forged('HS256') }),
  'without a signature': async () => ({ token: new UnsecuredJWT(decodeJwt(await token())).encode() }),
  'for another product': async () => ({ token: await token(), clientId: 'other' }),
  'of another sign-in': async () => ({ token: await token(), nonce: 'other' }),
  'that has expired': async () => ({ token: await token(), ahead: 400_000 }),
  'that is no token': () => Promise.resolve({ token: 'abcdef' }),
};

test.each(Object.entries(attacks))('a token %s proves nothing', async (_, attack) => {
  const { token: given, nonce = 'nonce', clientId = 'portal', ahead = 0 } = await attack();
  clock.ahead = ahead;
  const verdict = signOn({ clientId }).verify(given, nonce);
  await expect(verdict).rejects.toBeInstanceOf(TokenRefused);
  clock.ahead = 0;
});

test('a refused token says which corporation it names', async () => {
  const given = await forged('RS256');
  const { corporation_id: corporationId } = decodeJwt<JWTPayload & { corporation_id: string }>(given);
  await expect(signOn().verify(given, 'nonce')).rejects.toMatchObject({ corporationId });
});

test('an issuer that is down is not a refusal', async () => {
  const given = await token();
  await expect(signOn({ issuer: 'http://127.0.0.1:1/oauth' }).verify(given, 'nonce')).rejects.toMatchObject({
    kind: 'unavailable',
  });
});
