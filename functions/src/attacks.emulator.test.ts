import { describe, expect, test } from '@jest/globals';
import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { freshId, functionUrl, makeAccount, variable } from './testing/emulator';

/** Attacks from outside, at the functions' own port and through Hosting. */

const doors: [string, (api: 'app' | 'public', call: string) => string][] = [
  ["the functions' own port", (api, call) => functionUrl(`/${api === 'app' ? 'app' : 'publicApi'}/${call}`)],
  ['Hosting', (api, call) => `${variable('PORTAL_BASE_URL')}${apiBasePaths[api]}/${call}`],
];

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
}

describe.each(doors)('at %s', (_door, url) => {
  async function send(api: 'app' | 'public', call: string, { body, headers }: Sent = {}) {
    const response = await fetch(url(api, call), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body ?? {}),
    });
    return { status: response.status, body: (await response.json()) as { name?: string } };
  }

  test('a claimed client IP does not restart the count of failed sign-ins', async () => {
    const { email } = await makeAccount('target');
    const names: unknown[] = [];
    for (let count = 1; count <= 6; count += 1) {
      // The last entry is what the platform writes.
      const headers = { 'x-forwarded-for': `192.0.2.${count}, 203.0.113.${count}, 198.51.100.99` };
      const { body } = await send('app', 'signInWithPassword', { body: { email, password: 'Wrong-1!x' }, headers });
      names.push(body.name);
    }
    expect(names).toEqual([...Array<string>(4).fill('unauthenticated'), 'locked', 'locked']);
  });

  test.each(['__proto__', 'constructor', '..', 'a/b', '__x__', '.'])(
    'the id %s is refused, not an error',
    async (id) => {
      const link = { organizationId: id, jobId: id, candidateId: id, publicToken: freshId('token') };
      const { status } = await send('public', 'getCandidateResume', { body: link });
      expect([400, 404]).toContain(status);
    },
  );
});
