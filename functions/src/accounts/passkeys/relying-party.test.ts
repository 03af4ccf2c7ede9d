import { expect, test } from '@jest/globals';
import { passkeyOrigins, relyingParty } from './relying-party';

const ports = {
  config: { publicBaseUrl: 'https://portal.example', agencyDomain: 'portal.example' },
  store: {
    organizations: { ofHost: (label: string) => Promise.resolve(label === 'alder' ? 'alder-and-pine' : null) },
  },
};
const own = 'https://portal.example';

test.each([
  ['the portal', 'portal.example', [own]],
  ['an agency', 'alder.portal.example', [own, 'https://alder.portal.example']],
  ['a name that nobody has', 'evil.portal.example', [own]],
  ['below an agency', 'evil.alder.portal.example', [own]],
  ['another domain', 'alder.evil.example', [own]],
])('the host of %s', async (_what, host, origins) => {
  expect(await passkeyOrigins(ports, host)).toEqual(origins);
});

test('the loopback address counts by its name', async () => {
  const config = { publicBaseUrl: 'http://127.0.0.1:5000', agencyDomain: '' };
  expect(relyingParty(config).id).toBe('localhost');
  expect(await passkeyOrigins({ ...ports, config }, '127.0.0.1:5000')).toEqual(['http://localhost:5000']);
});
