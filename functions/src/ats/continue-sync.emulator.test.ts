import { beforeAll, expect, test } from '@jest/globals';
import { withoutTriggers } from '../testing/emulator';
import { actorFor } from '../testing/fake-ports';
import { handlerContext } from '../testing/handler-context';
import { leadsImport } from '../testing/leads-import';
import { bullhornOfTest } from '../testing/simulated-bullhorn';
import { continueSync } from './continue-sync';

withoutTriggers();

let organizationId: string;
let ats: Awaited<ReturnType<typeof leadsImport>>['ats'];
let begin: Awaited<ReturnType<typeof leadsImport>>['begin'];
beforeAll(async () => {
  ({ organizationId, ats, begin } = await leadsImport());
});

test('a failing page is repeated where it was; after many failures the run ends and says why', async () => {
  const context = handlerContext(actorFor('recruiter'), { tracking: bullhornOfTest() });
  const down = { ...bullhornOfTest(), contacts: () => Promise.reject(new Error('down')) };
  const key = { organizationId, kind: 'leads' } as const;
  const run = () => context.store.syncRuns.get(key);

  await begin({ runId: 'first' });
  await expect(continueSync(key, { ...context, tracking: down })).rejects.toThrow('down');
  expect(await run()).toMatchObject({ attempts: 1, state: 'running' });
  await continueSync(key, context);
  expect(await run()).toMatchObject({ state: 'done', read: 1, written: 1, attempts: 0, message: '' });
  // A duplicate event finds no active run.
  await continueSync(key, { ...context, tracking: down });
  expect(await run()).toMatchObject({ state: 'done' });

  await begin({ runId: 'second', attempts: 7 });
  await continueSync(key, { ...context, tracking: down });
  expect(await run()).toMatchObject({ state: 'failed', attempts: 7 });
  expect((await run())?.message).not.toBe('');
});

test('an ended session and too many requests only delay a page; an answer that is none repeats it', async () => {
  const context = handlerContext(actorFor('recruiter'), { tracking: bullhornOfTest() });
  const key = { organizationId, kind: 'leads' } as const;
  await begin({ runId: 'delayed' });
  await ats.inject({ call: 'Lead', ends: true }, { call: 'Lead', status: 429 });
  await continueSync(key, context);
  expect(await context.store.syncRuns.get(key)).toMatchObject({ state: 'done', read: 1, attempts: 0 });

  await begin({ runId: 'repeated' });
  await ats.inject({ call: 'Lead', html: true, times: 2 });
  await expect(continueSync(key, context)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await context.store.syncRuns.get(key)).toMatchObject({ state: 'running', read: 0, attempts: 1 });
  await continueSync(key, context);
  expect(await context.store.syncRuns.get(key)).toMatchObject({ state: 'done', read: 1, written: 0, attempts: 0 });
});
