import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { dayMs } from '@portal/domain/constants/time';
import type { ShortlistPage } from '@portal/domain/contracts/shortlist-api';
import { jobStatus } from '@portal/domain/jobs/job';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { documents } from '@portal/domain/paths/firestore-paths';
import {
  addWorkingDays,
  clientWaitSchema,
  isOverdue,
  maxClientReminders,
} from '@portal/domain/submissions/client-wait';
import { clientWaitTexts as texts } from '@portal/domain/texts/client-waits';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { FieldValue } from 'firebase-admin/firestore';
import { addClientStates } from '../migrations/add-client-states';
import { runMigrations } from '../migrations/run-migrations';
import type { MailMessage } from '../runtime/ports';
import { firestore } from '../store/firestore';
import {
  call,
  freshId,
  freshWorld,
  postPublic,
  read,
  signIn,
  withoutTriggers,
  type SignedIn,
} from '../testing/emulator';
import { runTriggers } from '../testing/run-triggers';
import { handlerContext } from '../testing/handler-context';
import { linkIn, mailsTo } from '../testing/mailbox';
import { clockAt } from '../testing/movable-clock';
import { below, saveCandidate, saveJob, saveOrganization, viewer, type PublicPage } from '../testing/public-page';
import { sendOutbox } from '../testing/send-outbox';
import { sendAutomaticReminders } from './remind-client';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
const settingsWith = (automaticReminders: number) => ({
  clientReminders: { answerWorkingDays: 3, automaticReminders },
  productFeature: productFeatureSchema.cast({ job: { multipleCandidatesClientSubmission: '1' } }),
});

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
});
beforeEach(async () => {
  await saveOrganization(world.a, settingsWith(maxClientReminders));
});

const post = <Data = unknown>(name: string, body: object, token = recruiter.token) =>
  call<Data>(`/api/app/${name}`, { body, token });
const waitOf = async ({ organizationId, candidateId }: PublicPage) =>
  clientWaitSchema.cast(await read(documents.clientWait(organizationId, candidateId)), { assert: false });

/** Submits some candidates of a new job to a new client. */
async function submit(count: number) {
  const { jobId } = await saveJob(recruiter, { company: 'Acme' });
  const pages = await Promise.all(
    Array.from({ length: count }, (_one, index) => saveCandidate(recruiter, jobId, { fullName: `Person ${index}` })),
  );
  const email = `${freshId('dana')}@client.example`;
  const candidateIds = pages.map(({ candidateId }) => candidateId);
  await post('addClientJobSubmission', {
    ...{ organizationId: world.a, jobId, candidateIds, subject: 'Candidates', body: '<p>[candidateLinks]</p>' },
    recipients: [{ name: 'Dana', email }],
  });
  const link = linkIn((await mailsTo(email, 1))[0]).pathname;
  return { jobId, pages, email, candidateIds, link };
}

/** What the schedule and the outbox mail to an email at a time. */
async function mailsAt(now: number, email: string): Promise<MailMessage[]> {
  const sent: MailMessage[] = [];
  const mail = {
    send: (message: MailMessage) => {
      if (message.to === email) sent.push(message);
      return Promise.resolve();
    },
  };
  const context = { ...handlerContext(null), clock: clockAt(() => now), mail };
  await sendAutomaticReminders(context);
  await sendOutbox(context);
  return sent;
}

const answer = (link: string, candidateIds: readonly string[]) =>
  postPublic('sendShortlistAnswers', {
    shortlistToken: link.split('/')[3],
    answers: candidateIds.map((candidateId) => ({ candidateId, vote: 'maybe' })),
    sendId: randomUUID(),
    viewer: viewer(),
  });

test('automatic reminders come after working days as one mail, stop at the answer, and after three', async () => {
  const { pages, email, candidateIds, link } = await submit(3);
  const [zero, one] = pages as [PublicPage, PublicPage];
  const start = (await waitOf(zero)).submittedAt?.toMillis() ?? 0;
  let due = addWorkingDays(start, 3);
  expect(await mailsAt(due - 1, email)).toEqual([]);
  const [first, ...more] = await mailsAt(due, email);
  expect(more).toEqual([]);
  expect(first?.subject).toBe(texts.subject('Registered Nurse'));
  expect(first?.text).toContain(link);
  expect(await mailsAt(due, email)).toEqual([]);

  // Who was answered is not asked about again.
  await answer(link, candidateIds.slice(0, 1));
  expect(await waitOf(zero)).toMatchObject({ isWaiting: false, answer: 'maybe' });
  due = addWorkingDays(due, 3);
  const [second] = await mailsAt(due, email);
  expect(second?.text).toContain('Person 1');
  expect(second?.text).not.toContain('Person 0');
  due = addWorkingDays(due, 3);
  expect(await mailsAt(due, email)).toHaveLength(1);
  expect(await mailsAt(due + 60 * dayMs, email)).toEqual([]);
  expect((await waitOf(one)).reminders).toBe(3);
});

test('a question and a proposed interview end automatic reminders; the candidate still waits for an answer', async () => {
  const { pages, email, link } = await submit(3);
  const [zero, one, other] = pages as [PublicPage, PublicPage, PublicPage];
  const { rows } = (await postPublic('getShortlist', { shortlistToken: link.split('/')[3] })).body
    .data as ShortlistPage;
  const keyOf = ({ candidateId }: PublicPage) => ({
    ...{ candidateId, viewer: viewer() },
    publicToken: rows.find((row) => row.candidateId === candidateId)?.publicToken,
  });
  await postPublic('askQuestion', { ...keyOf(zero), messageId: randomUUID(), text: 'When can Person 0 start?' });
  const interview = { interviewId: randomUUID(), changeId: randomUUID(), timeZone: 'Europe/Zurich' };
  const slots = [{ start: Date.now() + 30 * dayMs, minutes: 60 }];
  expect((await postPublic('proposeInterview', { ...keyOf(one), ...interview, slots })).status).toBe(200);
  const days = settingsWith(0).clientReminders.answerWorkingDays;
  const start = (await waitOf(zero)).submittedAt?.toMillis() ?? 0;
  const due = addWorkingDays(start, days);
  const [mail] = await mailsAt(due, email);
  expect(mail?.text).toContain('Person 2');
  for (const name of ['Person 0', 'Person 1']) expect(mail?.text).not.toContain(name);
  const waits = await Promise.all([zero, one, other].map(waitOf));
  expect(waits.map(({ isWaiting }) => isWaiting)).toEqual([true, true, true]);
  expect(waits.map((wait) => isOverdue(wait, days, due))).toEqual([false, false, true]);
});

test('none are sent where the organization has none, nor once the job is closed or the link revoked', async () => {
  await saveOrganization(world.a, settingsWith(0));
  const { pages, email } = await submit(2);
  const [one, other] = pages as [PublicPage, PublicPage];
  const due = addWorkingDays((await waitOf(one)).submittedAt?.toMillis() ?? 0, 3);
  expect(await mailsAt(due, email)).toEqual([]);
  await saveOrganization(world.a, settingsWith(1));
  const [recipient] = await below(other, 'candidateRecipients');
  await post('revokeRecipientLink', { ...other, recipientId: recipient?.id });
  expect((await waitOf(other)).isWaiting).toBe(false);
  const later = addWorkingDays(due, 1);
  const [mail] = await mailsAt(later, email);
  expect(mail?.text).toContain('Person 0');
  expect(mail?.text).not.toContain('Person 1');

  const closed = await submit(1);
  await firestore().doc(documents.job(world.a, closed.jobId)).update({ status: jobStatus.closed });
  expect(await mailsAt(addWorkingDays(Date.now(), 4), closed.email)).toEqual([]);
});

test.each<[string, object, object]>([
  [
    'hidden',
    { 'submissionStatus.portal': false, 'submissionStatus.shownAt': new Date() },
    { 'submissionStatus.portal': true },
  ],
  ['without the agreement', { 'agreement.state': 'withdrawn' }, { 'agreement.state': 'agreed' }],
  ['removed', { isDeleted: true }, { isDeleted: false }],
])('nobody is reminded of a candidate who is %s, and the wait goes on afterwards', async (_case, kept, given) => {
  const { pages, email } = await submit(2);
  const [one, other] = pages as [PublicPage, PublicPage];
  const document = firestore().doc(documents.candidate(world.a, other.jobId, other.candidateId));
  await runTriggers();
  await document.update(kept);
  // A reminder that was queued before the trigger.
  const due = addWorkingDays((await waitOf(one)).submittedAt?.toMillis() ?? 0, 3);
  const [mail] = await mailsAt(due, email);
  expect(mail?.text).toContain('Person 0');
  expect(mail?.text).not.toContain('Person 1');
  await runTriggers();
  expect(await waitOf(other)).toMatchObject({ isWaiting: false });
  await document.update(given);
  await runTriggers();
  expect(await waitOf(other)).toMatchObject({ isWaiting: true });
});

test('staff remind once an hour; views and answers of the common link change nothing', async () => {
  const { pages, email, jobId, candidateIds } = await submit(1);
  const [page] = pages as [PublicPage];
  await postPublic('changeAnswer', {
    ...{ publicToken: page.publicToken, candidateId: page.candidateId, vote: 'positive' },
    ...{ changeId: randomUUID(), viewer: viewer() },
  });
  expect((await waitOf(page)).isWaiting).toBe(true);
  const request = { organizationId: world.a, jobId, candidateIds };
  const both = await Promise.all([post('remindClient', request), post('remindClient', request)]);
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect((await post('remindClient', request)).body).toMatchObject({ message: texts.tooSoon });
  expect(await mailsAt(Date.now(), email)).toHaveLength(1);
  expect((await waitOf(page)).reminders).toBe(0);

  const [recipient] = await below(page, 'candidateRecipients');
  await post('revokeRecipientLink', { ...page, recipientId: recipient?.id });
  expect((await post('remindClient', request)).body).toMatchObject({ message: texts.notWaiting });
  const foreign = await signIn('foreignRecruiter', world);
  expect((await post('remindClient', request, foreign.token)).status).toBe(403);
});

test('the candidate says where it is with the client: waiting, hidden, answered, and from before it was stored', async () => {
  const { pages, candidateIds, link } = await submit(2);
  const [one, other] = pages as [PublicPage, PublicPage];
  const path = ({ jobId, candidateId }: PublicPage) => documents.candidate(world.a, jobId, candidateId);
  const stateOf = async (page: PublicPage) =>
    jobCandidateSchema.cast(await read(path(page)), { assert: false }).clientState.state;
  expect(await stateOf(one)).toBe('waiting');

  await runTriggers();
  await firestore()
    .doc(path(other))
    .update({ 'submissionStatus.portal': false, 'submissionStatus.shownAt': new Date() });
  await runTriggers();
  expect(await stateOf(other)).toBe('hidden');

  await answer(link, candidateIds.slice(0, 1));
  expect(await stateOf(one)).toBe('maybe');
  await firestore().doc(path(one)).update({ clientState: FieldValue.delete(), schemaVersion: 4 });
  await runMigrations([addClientStates], { isDryRun: false, report: () => undefined });
  expect(await stateOf(one)).toBe('maybe');
});
