import { beforeAll, expect, test } from '@jest/globals';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { freshWorld, read, signIn, withoutTriggers } from '../testing/emulator';
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

test('an outage between two pages loses and doubles nothing', async () => {
  const context = handlerContext(actorFor('recruiter'), { tracking: bullhornOfTest() });
  const down = { ...bullhornOfTest(), contacts: () => Promise.reject(new Error('down')) };
  const key = { organizationId, kind: 'leads' } as const;
  const many = Array.from({ length: 501 }, (_, index) => ({
    id: 1_000 + index,
    firstName: 'Di',
    lastName: 'Poe',
    name: 'Di Poe',
    email: `di${String(index)}@lead.example`,
  }));
  await ats.tell([{ id: 9, name: 'Owner', email: 'owner@agency.example' }], { rows: { Lead: many } });
  await begin({ runId: 'outage' });
  await continueSync(key, context);
  expect(await context.store.syncRuns.get(key)).toMatchObject({ state: 'running', read: 500, cursor: '1499' });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(continueSync(key, { ...context, tracking: down })).rejects.toThrow('down');
  }
  await continueSync(key, context);
  expect(await context.store.syncRuns.get(key)).toMatchObject({ state: 'done', read: 501, written: 501, attempts: 0 });
  expect(await read(`${collections.syncHistory(organizationId)}/outage`)).toMatchObject({
    kind: 'leads',
    state: 'done',
    read: 501,
    written: 501,
    removed: 0,
  });
  await begin({ runId: 'again' });
  await continueSync(key, context);
  await continueSync(key, context);
  expect(await context.store.syncRuns.get(key)).toMatchObject({ state: 'done', read: 501, written: 0 });
});

test('two organizations with the same ATS account keep their records apart', async () => {
  const other = freshWorld().a;
  const colleague = await signIn('recruiter', { a: other, b: other });
  const context = handlerContext(actorFor('recruiter'), { tracking: bullhornOfTest() });
  await ats.connect(colleague.email);
  const lead = { id: 31, firstName: 'Di', lastName: 'Poe', name: 'Di Poe', email: 'di@lead.example' };
  await ats.tell([{ id: 9, name: 'Owner', email: 'owner@agency.example' }], { rows: { Lead: [lead] } });
  for (const id of [organizationId, other]) {
    const run = { organizationId: id, kind: 'leads' } as const;
    await firestore()
      .doc(documents.syncRun(id, 'leads'))
      .set({ ...run, runId: 'shared', state: 'running', cursor: '', activeAt: new Date() });
    await continueSync(run, context);
    expect(await context.store.syncRuns.get(run)).toMatchObject({ state: 'done', read: 1 });
  }
  await firestore()
    .doc(`${collections.leads(other)}/31`)
    .update({ smEmailsUnsubscribe: true });
  expect(await read(`${collections.leads(organizationId)}/31`)).toMatchObject({ smEmailsUnsubscribe: false });
});
