import { expect, test } from '@jest/globals';
import { dayMs } from '@portal/domain/constants/time';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { publicLinks } from '@portal/domain/links/public-links';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { mailingSchema } from '@portal/domain/mail/mailing';
import type { Delivery, MailMessage } from '../runtime/ports';
import { firestore } from '../store/firestore';
import { actorFor } from '../testing/fake-ports';
import { freshId, stored, withoutTriggers } from '../testing/emulator';
import { handlerContext, movableClock } from '../testing/handler-context';
import { startMailingToClients } from '../testing/mailing-to-clients';
import { continueMailing } from './continue-mailing';
import { sendDueReminders } from './reminders';

withoutTriggers();

const recipients = 240;

/** A mail server that fails once as said, and keeps the addresses of what it took. */
function mailServer(failAt: number, fail: (taken: string[], to: string) => Promise<Delivery>) {
  const taken: string[] = [];
  let calls = 0;
  return {
    taken,
    deliver: ({ to }: MailMessage): Promise<Delivery> => {
      calls += 1;
      if (calls === failAt) return fail(taken, to);
      taken.push(to);
      return Promise.resolve({ kind: 'sent' });
    },
  };
}

async function mailingTo(count: number, bulkMail: ReturnType<typeof mailServer>, remindAfterDays = 0) {
  const organizationId = freshId('agency');
  const clock = movableClock();
  const actor = { ...actorFor('recruiter'), organizationId };
  const context = { ...handlerContext(actor), clock, bulkMail };
  const key = await startMailingToClients(context, organizationId, { clients: count, remindAfterDays });
  const path = documents.mailing(organizationId, key.id);
  return {
    ...{ clock, context, key },
    step: () => continueMailing(key, context),
    stop: () => context.store.mailings.stop(key),
    mailing: () => stored(path, mailingSchema),
    /** Runs steps until the mailing has ended, as the triggers and the schedule do. */
    finish: async () => {
      for (let steps = 0; steps < 40; steps += 1) {
        await continueMailing(key, context);
        if (['done', 'failed', 'stopped'].includes((await stored(path, mailingSchema)).state)) return;
        clock.pass(130_000);
      }
    },
  };
}

test('nobody gets two mails when the process dies while it sends; the one in doubt is named', async () => {
  const server = mailServer(50, (taken, to) => {
    taken.push(to);
    return Promise.reject(new Error('the process died'));
  });
  const run = await mailingTo(recipients, server);
  await run.finish();
  expect(new Set(server.taken).size).toBe(server.taken.length);
  expect(server.taken).toHaveLength(recipients);
  expect(await run.mailing()).toMatchObject({ state: 'done', total: recipients, sent: recipients - 1, uncertain: 1 });
});

test('a paused mailing sends nothing until it is resumed, and nobody gets two mails', async () => {
  let pause = () => Promise.resolve(false);
  const server = mailServer(60, async (taken, to) => {
    taken.push(to);
    await pause();
    return { kind: 'sent' };
  });
  const run = await mailingTo(recipients, server);
  pause = () => run.context.store.mailings.pause(run.key);
  await run.step();
  await run.step();
  await run.step();
  const halfway = server.taken.length;
  expect(halfway).toBeLessThan(recipients);
  expect(await run.mailing()).toMatchObject({ state: 'paused', pausedFrom: 'sending' });
  run.clock.pass(600_000);
  await run.context.store.mailings.wake(run.clock.now(), { idleMs: 0, max: 100 });
  await run.step();
  expect(server.taken).toHaveLength(halfway);
  expect(await run.context.store.mailings.resume(run.key, run.clock.now())).toBe(true);
  await run.finish();
  expect(new Set(server.taken).size).toBe(recipients);
  expect(server.taken).toHaveLength(recipients);
});

test('somebody whose data must not be processed from now on gets no mail of a mailing that is being sent', async () => {
  const server = mailServer(0, () => Promise.resolve({ kind: 'unavailable' }));
  const run = await mailingTo(recipients, server);
  const { organizationId } = run.key;
  for (let steps = 0; server.taken.length === 0; steps += 1) {
    if (steps === 10) throw new Error('the mailing does not begin');
    await run.step();
  }
  const left = Array.from({ length: recipients }, (_, index) => `client-${index}@clients.example`);
  const email = left.find((one) => !server.taken.includes(one));
  if (!email) throw new Error('everybody has their mail');
  const [jobId, id, publicToken] = ['job', 'bo', 'abcdefghij'];
  const restricted = jobCandidateSchema.cast({
    ...{ id, organizationId, jobId, email, restriction: { isOn: true } },
    public: { organizationId, jobId, publicToken, resumeLink: publicLinks.resume(publicToken, id) },
  });
  await firestore()
    .doc(documents.candidate(organizationId, jobId, id))
    .set(restricted);
  await run.finish();
  expect(server.taken).not.toContain(email);
  expect(server.taken).toHaveLength(recipients - 1);
});

test('a scheduled mailing is changed until it begins', async () => {
  const server = mailServer(0, () => Promise.resolve({ kind: 'unavailable' }));
  const organizationId = freshId('agency');
  const clock = movableClock();
  const context = { ...handlerContext({ ...actorFor('recruiter'), organizationId }), clock, bulkMail: server };
  const scheduledAt = clock.now() + dayMs;
  const key = await startMailingToClients(context, organizationId, { clients: 3, scheduledAt });
  const path = documents.mailing(organizationId, key.id);
  const change = { comments: 'Changed', scheduledAt: scheduledAt + dayMs, replaces: key.id };
  await startMailingToClients(context, organizationId, { clients: 0, ...change });
  expect(await stored(path, mailingSchema)).toMatchObject({ state: 'scheduled', comments: 'Changed' });
  clock.pass(dayMs + 1);
  await continueMailing(key, context);
  expect((await stored(path, mailingSchema)).state).toBe('scheduled');
  clock.pass(dayMs);
  for (let steps = 0; steps < 6; steps += 1) await continueMailing(key, context);
  expect(server.taken).toHaveLength(3);
  await expect(startMailingToClients(context, organizationId, { clients: 0, ...change })).rejects.toMatchObject({
    kind: 'invalidRequest',
  });
});

test('a mail server that is away is asked again later', async () => {
  const away = mailServer(3, () => Promise.resolve({ kind: 'unavailable' }));
  const later = await mailingTo(20, away);
  await later.finish();
  expect(new Set(away.taken).size).toBe(20);
  expect(await later.mailing()).toMatchObject({ state: 'done', sent: 20, failed: 0 });
});

test('each refused address of a large mailing is named, and all others get one mail', async () => {
  const refused: string[] = [];
  const server = mailServer(0, () => Promise.resolve({ kind: 'unavailable' }));
  const deliver = (message: MailMessage): Promise<Delivery> => {
    if ((refused.length + server.taken.length) % 30 !== 29) return server.deliver(message);
    refused.push(message.to);
    return Promise.resolve({ kind: 'refused', reason: 'mail server: 550' });
  };
  const run = await mailingTo(recipients, { ...server, deliver });
  await run.finish();
  expect(await run.mailing()).toMatchObject({ state: 'done', sent: recipients - 8, failed: 8 });
  expect(new Set([...server.taken, ...refused]).size).toBe(recipients);
  const path = collections.mailingRecipients(run.key.organizationId, run.key.id);
  const failed = await firestore().collection(path).where('state', '==', 'failed').get();
  expect(failed.docs.map((one) => String(one.get('email'))).sort()).toEqual(refused.sort());
  expect(failed.docs.map((one) => String(one.get('reason')))).toEqual(refused.map(() => 'mail server: 550'));
});

test('two steps at once send no mail twice, and a stopped mailing sends no further one', async () => {
  const server = mailServer(0, () => Promise.resolve({ kind: 'unavailable' }));
  const run = await mailingTo(recipients, server);
  await run.step();
  run.clock.pass(130_000);
  await run.step();
  await Promise.all([run.step(), run.step()]);
  expect(new Set(server.taken).size).toBe(server.taken.length);
  expect(server.taken.length).toBeLessThan(recipients);
  const before = server.taken.length;
  expect(await run.stop()).toBe(true);
  await run.finish();
  expect(server.taken).toHaveLength(before);
  expect((await run.mailing()).state).toBe('stopped');
});

test('reminds once, by itself and days later, only who has not answered', async () => {
  const run = await mailingTo(
    6,
    mailServer(0, () => Promise.resolve({ kind: 'unavailable' })),
    3,
  );
  await run.finish();
  const { mailings } = run.context.store;
  const [answered, unsubscribed, ...silent] = await mailings.recipientsPage(run.key, '', 10);
  await mailings.record(run.key, answered?.id ?? '', 'answered', run.clock.now());
  await mailings.record(run.key, unsubscribed?.id ?? '', 'unsubscribe', run.clock.now());
  const reminderKey = { ...run.key, id: `${run.key.id}-reminder` };
  run.clock.pass(3 * dayMs - 1_000);
  await sendDueReminders(run.context);
  expect(await mailings.get(reminderKey.organizationId, reminderKey.id)).toBeNull();

  run.clock.pass(2_000);
  await Promise.all([sendDueReminders(run.context), sendDueReminders(run.context)]);
  const reminded = await mailings.recipientsPage(reminderKey, '', 10);
  expect(reminded.map(({ email }) => email).sort()).toEqual(silent.map(({ email }) => email).sort());
  expect(await run.mailing()).not.toMatchObject({ remindAt: expect.anything() });
  const reminder = await mailings.get(reminderKey.organizationId, reminderKey.id);
  expect(reminder).toMatchObject({ state: 'preparing', total: 4, remindAfterDays: 0 });
});
