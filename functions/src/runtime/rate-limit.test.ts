import { expect, test } from '@jest/globals';
import { fakePorts } from '../testing/fake-ports';
import { limitRate } from './rate-limit';

test('refuses beyond the limit and never keeps the subject itself', async () => {
  const keys: string[] = [];
  const ports = fakePorts();
  const rateLimits = {
    count: (key: string, { max }: { max: number }) => Promise.resolve(keys.push(key) <= max),
    isFull: () => Promise.resolve(false),
    removeExpired: () => Promise.resolve(0),
  };
  const limited = { config: ports.config, clock: ports.clock, store: { ...ports.store, rateLimits } };
  const limit = { name: 'vote', max: 2, windowSeconds: 60 };
  await limitRate(limited, limit, '203.0.113.7');
  await limitRate(limited, limit, '203.0.113.7');
  await expect(limitRate(limited, limit, '203.0.113.7')).rejects.toMatchObject({ kind: 'tooManyRequests' });
  expect(new Set(keys).size).toBe(1);
  expect(keys.join()).not.toContain('203.0.113.7');
});
