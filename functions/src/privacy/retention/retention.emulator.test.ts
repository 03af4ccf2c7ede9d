import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from '@jest/globals';
import { dayMs } from '@portal/domain/constants/time';
import type { RetentionRow } from '@portal/domain/contracts/retention-api';
import { documents } from '@portal/domain/paths/firestore-paths';
import { retentionRunSchema } from '@portal/domain/privacy/retention';
import { firestore } from '../../store/firestore';
import {
  call,
  freshWorld,
  postPublic,
  read,
  savedAgencies,
  signIn,
  stored,
  withoutTriggers,
  type SignedIn,
} from '../../testing/emulator';
import { linkIn, mailsTo } from '../../testing/mailbox';
import { ownPorts } from '../../testing/own-server';
import { freshPerson, type Planted } from '../../testing/planted-person';
import { saveCandidate, saveJob, type PublicPage } from '../../testing/public-page';
import { testFile } from '../../testing/test-file';
import { continuePrivacyRun } from '../continue-privacy-run';
import { applyRetention } from './apply-retention';

withoutTriggers();

const world = freshWorld();
let admin: SignedIn;
let recruiter: SignedIn;
beforeAll(async () => {
  await savedAgencies(world);
  admin = await signIn('admin', world);
  recruiter = await signIn('recruiter', world);
  const retention = { isOn: true, asksFirst: true, others: 12 };
  await firestore()
    .doc(documents.agencySettings(world.a))
    .set({ privacy: { privacy: { retention } } }, { merge: true });
});

const clock = () => testFile().clock;
const pathOf = ({ organizationId, jobId, candidateId }: PublicPage) =>
  documents.candidate(organizationId, jobId, candidateId);
const preview = async (token = admin.token) =>
  await call<{ isOn: boolean; rows: RetentionRow[] }>('/api/app/previewRetention', {
    body: { organizationId: world.a },
    token,
  });

/** A candidate without activity for as many days. */
async function inactive(person: Planted, days: number): Promise<PublicPage> {
  const { jobId } = await saveJob(admin);
  const page = await saveCandidate(admin, jobId, { fullName: person.name, email: person.email });
  await firestore()
    .doc(pathOf(page))
    .update({ activityAt: Timestamp.fromMillis(clock().now() - days * dayMs) });
  return page;
}

/** The nightly run, until it is done. @returns what it counted. */
async function night() {
  const id = new Date(clock().now()).toISOString().slice(0, 10);
  await applyRetention(ownPorts());
  return await stored(documents.retentionRun(world.a, id), retentionRunSchema);
}

/** Finishes the erasures of the agency. */
async function finishErasures(): Promise<void> {
  const { docs } = await firestore().collection(`organizations/${world.a}/privacyRuns`).get();
  for (const { id } of docs) {
    for (let steps = 0; steps < 4; steps += 1) {
      await continuePrivacyRun({ organizationId: world.a, id }, ownPorts());
      clock().pass(11 * 60_000);
    }
  }
}

test('a candidate is asked once, stays with an answer, and goes without one', async () => {
  const [silent, glad, active] = [freshPerson(), freshPerson(), freshPerson()];
  const pages = [await inactive(silent, 370), await inactive(glad, 370), await inactive(active, 10)];
  const [silentPage, gladPage, activePage] = pages as [PublicPage, PublicPage, PublicPage];
  const rows = (await preview()).body.data.rows.map(({ name, step }) => `${name}: ${step}`);
  expect(rows.sort()).toEqual([`${silent.name}: ask`, `${glad.name}: ask`].sort());

  expect(await night()).toMatchObject({ seen: 2, asked: 2, erased: 0, failed: 0, isDone: true });
  // A second call on the same day does nothing, and the next night asks nobody again.
  await applyRetention(ownPorts());
  clock().pass(dayMs);
  expect(await night()).toMatchObject({ asked: 0, erased: 0 });
  expect(await mailsTo(silent.email, 1)).toHaveLength(1);
  const [mail] = await mailsTo(glad.email, 1);
  const code = linkIn(mail).pathname.replace('/keep/', '');
  expect((await postPublic('getKeepPage', { code })).status).toBe(200);
  expect((await postPublic('answerKeepPage', { code, answer: 'keep' })).body.data).toEqual({ answer: 'keep' });

  // The rules erase when they were the same a week before.
  clock().pass(31 * dayMs);
  expect(await night()).toMatchObject({ asked: 0, erased: 0 });
  clock().pass(7 * dayMs);
  expect(await night()).toMatchObject({ asked: 0, erased: 1, failed: 0 });
  await finishErasures();
  expect(await read(pathOf(silentPage))).toBeNull();
  expect(await read(pathOf(gladPage))).not.toBeNull();
  expect(await read(pathOf(activePage))).not.toBeNull();
  expect((await preview()).body.data.rows).toEqual([]);
  expect(
    (
      await postPublic('getKeepPage', {
        code: linkIn((await mailsTo(silent.email, 1))[0]).pathname.replace('/keep/', ''),
      })
    ).status,
  ).toBe(404);
});

test('the candidate deletes by the link at once; no other code opens the page', async () => {
  const person = freshPerson();
  const page = await inactive(person, 400);
  clock().pass(dayMs);
  expect(await night()).toMatchObject({ asked: 1 });
  const [mail] = await mailsTo(person.email, 1);
  const code = linkIn(mail).pathname.replace('/keep/', '');
  for (const wrong of ['', 'x', `${code.slice(0, -4)}AAAA`]) {
    expect((await postPublic('getKeepPage', { code: wrong })).status).toBe(404);
    expect((await postPublic('answerKeepPage', { code: wrong, answer: 'delete' })).status).toBe(404);
  }
  expect((await postPublic('getAgreementPage', { code })).status).toBe(404);
  expect((await postPublic('answerKeepPage', { code, answer: 'delete' })).status).toBe(200);
  await finishErasures();
  expect(await read(pathOf(page))).toBeNull();
});

test('a run goes on from its page after an interruption, and rules that are off touch nobody', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, async () => await inactive(freshPerson(), 500)));
  clock().pass(dayMs);
  const id = new Date(clock().now()).toISOString().slice(0, 10);
  const run = documents.retentionRun(world.a, id);
  // Another step holds the run.
  await firestore()
    .doc(run)
    .set({ id, organizationId: world.a, heldUntil: clock().now() + 60_000, isDone: false });
  await applyRetention(ownPorts());
  expect(await stored(run, retentionRunSchema)).toMatchObject({ asked: 0, isDone: false });
  clock().pass(61_000);
  expect(await night()).toMatchObject({ asked: 3, isDone: true });

  await firestore().doc(documents.agencySettings(world.a)).update({ 'privacy.privacy.retention.isOn': false });
  clock().pass(40 * dayMs);
  await applyRetention(ownPorts());
  for (const page of people) expect(await read(pathOf(page))).not.toBeNull();
  expect((await preview()).body.data).toMatchObject({ isOn: false, rows: [] });
  expect((await preview(recruiter.token)).status).toBe(403);
});

test('pages of candidates whose activity was at the same moment neither repeat nor miss anybody', async () => {
  const { jobId } = await saveJob(admin);
  const activityAt = new Timestamp(1_000_000_000, 123_456_000);
  const pages = await Promise.all(['Ann', 'Ben', 'Cid'].map((fullName) => saveCandidate(admin, jobId, { fullName })));
  for (const page of pages) await firestore().doc(pathOf(page)).update({ activityAt });
  const { retention } = ownPorts().store;
  const until = activityAt.toMillis() + 1;
  const first = await retention.inactive(world.a, until, null, 2);
  const second = await retention.inactive(world.a, until, first.next, 2);
  const names = [...first.candidates, ...second.candidates].map(({ fullName }) => fullName);
  expect(names.sort()).toEqual(['Ann', 'Ben', 'Cid']);
  expect(second.next).toBeNull();
});
