import { expect, test } from '@jest/globals';
import { rateLimitsStore } from '../store/rate-limits';
import { fakePorts } from '../testing/fake-ports';
import type { Ports } from './ports';
import { limitRate, limitClient, clientKey } from './rate-limit';

/** Counts in memory. */
function countingPorts(): Pick<Ports, 'store' | 'clock' | 'config'> {
  const ports = fakePorts();
  const counts = new Map<string, number>();
  const rateLimits = {
    ...rateLimitsStore,
    count: (key: string, { max, weight = 1 }: { max: number; weight?: number }) => {
      const count = (counts.get(key) ?? 0) + weight;
      if (count <= max) counts.set(key, count);
      return Promise.resolve(count <= max);
    },
    isFull: () => Promise.resolve(false),
  };
  return { config: ports.config, clock: ports.clock, store: { ...ports.store, rateLimits } };
}

test('limits each visitor and all visitors together', async () => {
  const ports = countingPorts();
  const limit = { name: 'vote', max: 2, maxOfAll: 5, windowSeconds: 60 };
  const vote = (address: string, thing = 'candidate') => limitClient({ ...ports, clientIp: address }, limit, thing);
  await vote('203.0.113.1');
  await vote('203.0.113.1');
  await expect(vote('203.0.113.1')).rejects.toMatchObject({ kind: 'tooManyRequests' });
  for (const last of [2, 3, 4]) await vote(`203.0.113.${last}`);
  await expect(vote('203.0.113.5')).rejects.toMatchObject({ kind: 'tooManyRequests' });
  await vote('203.0.113.1', 'another candidate');
  const whole = limitClient({ ...ports, clientIp: '203.0.113.1' }, limit, 'one more', 3);
  await expect(whole).rejects.toMatchObject({ kind: 'tooManyRequests' });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['', ''],
])('counts the address %s as %s', (address, visitor) => {
  expect(clientKey({ clientIp: address })).toBe(visitor);
});

test('refuses calls beyond the limit and never stores the subject itself', async () => {
  const keys: string[] = [];
  const ports = fakePorts();
  const rateLimits = {
    ...rateLimitsStore,
    count: (key: string, { max }: { max: number }) => Promise.resolve(keys.push(key) <= max),
    isFull: () => Promise.resolve(false),
  };
  const limited = { config: ports.config, clock: ports.clock, store: { ...ports.store, rateLimits } };
  const limit = { name: 'vote', max: 2, windowSeconds: 60 };
  await limitRate(limited, limit, '203.0.113.7');
  await limitRate(limited, limit, '203.0.113.7');
  await expect(limitRate(limited, limit, '203.0.113.7')).rejects.toMatchObject({ kind: 'tooManyRequests' });
  expect(new Set(keys).size).toBe(1);
  expect(keys.join()).not.toContain('203.0.113.7');
});
