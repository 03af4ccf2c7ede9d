import { expect, test } from '@jest/globals';
import { createStore } from '../store/store';
import { freshId, withoutTriggers } from '../testing/emulator';
import { actorFor } from '../testing/fake-ports';
import { handlerContext, movableClock } from '../testing/handler-context';
import { analyticsEvent } from './analytics-event';

withoutTriggers();

test('the last use of a session is recorded once an hour', async () => {
  const { sessions } = createStore();
  const [uid, id] = [freshId('user'), freshId('session')];
  const clock = movableClock();
  const began = clock.now();
  const session = { id, sessionEpoch: 0, method: 'password', beganAt: began, usedAt: began } as const;
  const device = { browser: 'Chrome', system: 'Windows', city: '', country: '' };
  await sessions.add({ id: uid, organizationId: null }, { ...session, ...device }, { at: began, action: 'signedIn' });
  const actor = (sessionId: string) => ({ ...actorFor('recruiter'), uid, organizationId: null, sessionId });
  const data = { time: 0, duration: 0, sourceOrigin: '' };
  const use = async (sessionId: string) => {
    await analyticsEvent({ product: 'core', data }, handlerContext(actor(sessionId), { clock }));
    return (await sessions.of(uid)).map(({ usedAt }) => usedAt - began);
  };
  clock.pass(60_000);
  const [first = 0] = await use(id);
  expect(first).toBeGreaterThanOrEqual(60_000);
  clock.pass(60_000);
  expect(await use(id)).toEqual([first]);
  clock.pass(60 * 60_000);
  expect((await use(id))[0]).toBeGreaterThan(first);
  // The use of a session that is no longer listed creates none.
  expect(await use(freshId('session'))).toHaveLength(1);
});
