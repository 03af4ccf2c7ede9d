import { beforeAll, expect, test } from '@jest/globals';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import type { SyncKind } from '@portal/domain/ats/sync-run';
import { PortalError } from '@portal/domain/errors/portal-error';
import { newOrganization } from '@portal/domain/organizations/organization';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { atsTexts } from '@portal/domain/texts/ats';
import { firestore } from '../store/firestore';
import { freshWorld, read, signIn, withoutTriggers, write } from '../testing/emulator';
import { actorFor } from '../testing/fake-ports';
import { handlerContext, movableClock } from '../testing/handler-context';
import { leadsImport } from '../testing/leads-import';
import { bullhornOfTest } from '../testing/simulated-bullhorn';
import { continueSync } from './continue-sync';
import { requestSync } from './request-sync';
import { sendDueNotes } from './send-notes';

withoutTriggers();

const owner = { id: 9, name: 'Owner', email: 'owner@agency.example' };

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
  await ats.tell([owner], { rows: { Lead: many } });
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
  await ats.tell([owner], { rows: { Lead: [lead] } });
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

test('a process that dies after it stored a page, and events that come twice, double nothing', async () => {
  const context = handlerContext(actorFor('recruiter'), { tracking: bullhornOfTest() });
  const key = { organizationId, kind: 'leads' } as const;
  const lead = (id: number) => ({
    id,
    firstName: 'Di',
    lastName: 'Poe',
    name: `Di ${id}`,
    email: `d${id}@lead.example`,
  });
  await ats.tell([owner], { rows: { Lead: [lead(41), lead(42)] } });
  await begin({ runId: 'killed' });
  const { syncRuns } = context.store;
  const dies = { ...syncRuns, finishPage: () => Promise.reject(new Error('killed')) };
  await expect(continueSync(key, { ...context, store: { ...context.store, syncRuns: dies } })).rejects.toThrow(
    'killed',
  );
  await Promise.all([continueSync(key, context), continueSync(key, context), continueSync(key, context)]);
  expect(await syncRuns.get(key)).toMatchObject({ state: 'done', read: 2, written: 0 });
  expect(await read(`${collections.leads(organizationId)}/41`)).toMatchObject({ name: 'Di 41' });

  await ats.tell([owner], { rows: { Lead: [{ ...lead(41), isDeleted: true }, lead(42)] } });
  await begin({ runId: 'deleted' });
  await continueSync(key, context);
  expect(await syncRuns.get(key)).toMatchObject({ state: 'done', read: 2, written: 0, removed: 1 });
  expect(await read(`${collections.leads(organizationId)}/41`)).toBeNull();
});

test('a used-up quota delays an import and a note, says so, and loses nothing', async () => {
  const clock = movableClock();
  const context = handlerContext(actorFor('recruiter'), { clock, tracking: bullhornOfTest() });
  const key = { organizationId, kind: 'leads' } as const;
  await ats.tell([owner], { rows: { Lead: [{ id: 51, name: 'Di Poe' }], Candidate: [{ id: 61, name: 'Ada Ng' }] } });
  await begin({ runId: 'quota' });
  await ats.inject({ call: 'Lead', status: 429, times: 4 });
  await expect(continueSync(key, context)).rejects.toMatchObject({ kind: 'tooManyRequests' });
  expect(await context.store.syncRuns.get(key)).toMatchObject({
    state: 'running',
    attempts: 1,
    message: atsTexts.limited,
  });
  await continueSync(key, context);
  expect(await context.store.syncRuns.get(key)).toMatchObject({ state: 'done', read: 1, written: 1, message: '' });

  const subject = { candidateId: '61', jobId: '', tearsheetId: '', recipientId: '', isLead: false, author: '' };
  await context.store.atsNotes.add(organizationId, { ...subject, noteType: 'publicView', text: 'Seen' }, 'quota-note');
  const limited = {
    ...bullhornOfTest(),
    keepNote: () => Promise.reject(new PortalError('tooManyRequests', { userMessage: atsTexts.limited })),
  };
  for (let hour = 0; hour < 12; hour += 1) {
    await sendDueNotes({ ...context, tracking: limited });
    clock.pass(3_601_000);
  }
  expect(await read(documents.atsNote(organizationId, 'quota-note'))).toMatchObject({
    state: 'waiting',
    tries: 12,
    message: atsTexts.limited,
  });
  await sendDueNotes(context);
  expect((await ats.rows('Note')).map(({ comments }) => comments)).toEqual(['Seen']);
});

test('a field that the ATS no longer has is left out, and the import says so', async () => {
  const context = handlerContext(actorFor('recruiter'), { tracking: bullhornOfTest() });
  const key = { organizationId, kind: 'candidates' } as const;
  const customFields = ['customText1', 'customText2'].map((name) => ({ name, label: name }));
  await write(documents.organization(organizationId), newOrganization({ id: organizationId, name: 'A' }));
  await write(documents.agencySettings(organizationId), {
    integration: { integration: { bullhorn: { customFieldsEnabled: true, customFields } } },
  });
  const person = { id: 71, firstName: 'Ada', lastName: 'Ng', name: 'Ada Ng', customText1: 'H-1B', customText2: 'Kept' };
  await ats.tell([owner], {
    rows: { Candidate: [person], Tearsheet: [{ id: 81, name: 'Best', isPrivate: false, isDeleted: false }] },
    links: [['Tearsheet.candidates', [[81, 71]]]],
  });
  const importAll = async (kind: SyncKind) => {
    await requestSync({ organizationId, kind }, context);
    await continueSync({ organizationId, kind }, context);
  };
  for (const kind of ['fields', 'tearsheets', 'candidates'] as const) await importAll(kind);
  expect(await context.store.syncRuns.get(key)).toMatchObject({ state: 'done', written: 1, message: '' });
  const importOfFields = () => context.store.syncRuns.get({ organizationId, kind: 'fields' });
  const { read: fieldCount } = (await importOfFields()) ?? { read: 0 };
  expect(await importOfFields()).toMatchObject({ written: fieldCount, removed: 0 });
  await importAll('fields');
  expect(await importOfFields()).toMatchObject({ read: fieldCount, written: 0, removed: 0 });

  await ats.loseFields('Candidate.customText1');
  await importAll('candidates');
  const message = atsTexts.fieldsGone('customText1');
  expect(await context.store.syncRuns.get(key)).toMatchObject({ state: 'done', read: 1, written: 1, message });
  const { candidate } = skillsCandidateSchema.cast(await read(documents.skillsCandidate(organizationId, '71')));
  expect(candidate).toMatchObject({ name: 'Ada Ng', fields: { customText2: 'Kept' } });
  expect(candidate.fields).not.toHaveProperty('customText1');
  // The fields of candidates were described again when the import was refused.
  await importAll('fields');
  expect(await importOfFields()).toMatchObject({ read: fieldCount - 1, written: 0, removed: 0 });
});
