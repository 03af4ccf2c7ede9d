import { beforeEach, expect, test } from '@jest/globals';
import { activeStatus } from '@portal/domain/access/roles';
import { newOrganization } from '@portal/domain/organizations/organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { atsTexts } from '@portal/domain/texts/ats';
import { authenticationMailTexts } from '@portal/domain/texts/authentication-mail';
import type { StaffContext } from '../runtime/route';
import { firestore } from '../store/firestore';
import { freshWorld, read, signIn, withoutTriggers, write, type SignedIn } from '../testing/emulator';
import { actorFor } from '../testing/fake-ports';
import { handlerContext } from '../testing/handler-context';
import { bullhornOfTest, connectCorporation } from '../testing/simulated-bullhorn';
import { connectAts } from './connect-ats';
import { continueSync } from './continue-sync';
import { refreshOnSchedule } from './refresh-on-schedule';
import { sendDueNotes } from './send-notes';

withoutTriggers();

const lead = { id: 31, firstName: 'Di', lastName: 'Poe', name: 'Di Poe', email: 'di@lead.example' };
const rows = { Lead: [lead], Candidate: [{ id: 61, name: 'Ada Ng' }] };

let organizationId = '';
let admin: SignedIn;
let ats: Awaited<ReturnType<typeof connectCorporation>>;
let mailed: { to: string; subject: string }[];
let context: StaffContext;

beforeEach(async () => {
  const world = freshWorld();
  organizationId = world.a;
  admin = await signIn('admin', world);
  await signIn('recruiter', world);
  await write(documents.organization(organizationId), newOrganization({ id: organizationId, name: 'A' }));
  ats = await connectCorporation(admin.email, [{ id: 9, name: 'Owner' }], { rows });
  mailed = [];
  context = handlerContext(
    { ...actorFor('admin'), organizationId, uid: admin.uid },
    {
      tracking: bullhornOfTest(),
      mail: {
        send: (mail) => {
          mailed.push(mail);
          return Promise.resolve();
        },
      },
    },
  );
});

const connection = () => read(documents.integration(organizationId));
const run = () => read(documents.syncRun(organizationId, 'leads'));
const startLeads = () =>
  firestore()
    .doc(documents.syncRun(organizationId, 'leads'))
    .set({ organizationId, kind: 'leads', runId: 'r', state: 'running', cursor: '', activeAt: new Date() });
const addNote = () =>
  context.store.atsNotes.add(
    organizationId,
    {
      candidateId: '61',
      jobId: '',
      tearsheetId: '',
      recipientId: '',
      isLead: false,
      author: '',
      noteType: 'publicView',
      text: 'Seen',
    },
    'note',
  );

test('a connection that the ATS refuses is shown as broken, mailed to admins once, and goes on after reconnecting', async () => {
  await ats.revoke();
  await startLeads();
  await addNote();
  await expect(continueSync({ organizationId, kind: 'leads' }, context)).rejects.toMatchObject({
    userMessage: atsTexts.signInRefused,
  });
  expect(await connection()).toMatchObject({ brokenBy: 'refused' });
  await sendDueNotes(context);
  expect(await read(documents.atsNote(organizationId, 'note'))).toMatchObject({ state: 'waiting', tries: 0 });
  await refreshOnSchedule(context);
  await refreshOnSchedule(context);
  expect(mailed).toEqual([
    expect.objectContaining({ to: admin.email, subject: authenticationMailTexts.atsBroken.subject }),
  ]);

  await connectAts({ organizationId, username: ats.username, password: 'right' }, context);
  expect(await connection()).toMatchObject({ brokenBy: '', brokenAt: null, isBrokenMailed: false });
  expect(await run()).toMatchObject({ state: 'running', attempts: 0, restarts: 1 });
  await continueSync({ organizationId, kind: 'leads' }, context);
  expect(await run()).toMatchObject({ state: 'done', read: 1 });
  await sendDueNotes(context);
  expect((await ats.rows('Note')).map(({ comments }) => comments)).toEqual(['Seen']);
});

test('a connection whose user was disabled is broken until the user is back', async () => {
  const user = firestore().doc(documents.user(admin.uid));
  await user.update({ activeStatus: activeStatus.disabled });
  await refreshOnSchedule(context);
  expect(await connection()).toMatchObject({ brokenBy: 'userGone' });
  // The only admin is the disabled one.
  expect(mailed).toEqual([]);
  await user.update({ activeStatus: activeStatus.active });
  await refreshOnSchedule(context);
  expect(await connection()).toMatchObject({ brokenBy: '' });
});

test('a page of the proxy and a refusal for once are tried again at once', async () => {
  await startLeads();
  await ats.inject({ call: 'Lead', html: true });
  await continueSync({ organizationId, kind: 'leads' }, context);
  expect(await run()).toMatchObject({ state: 'done', read: 1, attempts: 0 });
  await startLeads();
  await ats.inject({ call: 'Lead', status: 403 });
  await continueSync({ organizationId, kind: 'leads' }, context);
  expect(await run()).toMatchObject({ state: 'done', read: 1, attempts: 0 });
});

test('a refresh takes up a run that waits after a failure', async () => {
  await startLeads();
  await firestore().doc(documents.syncRun(organizationId, 'leads')).update({ attempts: 2 });
  const isNew = await context.store.syncRuns.start(
    { organizationId, kind: 'leads' },
    { runId: 'other', since: null, requestedBy: '' },
  );
  expect(isNew).toBe(false);
  expect(await run()).toMatchObject({ runId: 'r', attempts: 0, restarts: 1 });
});

test('a note that the ATS refuses is given up at once, and a later one is sent', async () => {
  await addNote();
  await ats.inject({ call: 'Note', status: 400 });
  await sendDueNotes(context);
  expect(await read(documents.atsNote(organizationId, 'note'))).toMatchObject({ state: 'failed', tries: 1 });
});
