import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import type { ShortlistPage } from '@portal/domain/contracts/shortlist-api';
import { jobStatus } from '@portal/domain/jobs/job';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { documents } from '@portal/domain/paths/firestore-paths';
import { shortlistTexts } from '@portal/domain/texts/shortlist';
import { firestore } from '../store/firestore';
import { call, freshId, freshWorld, postPublic, signIn, withoutTriggers, type SignedIn } from '../testing/emulator';
import { linkIn, mailsTo } from '../testing/mailbox';
import {
  below,
  countersOf,
  saveCandidate,
  saveJob,
  saveOrganization,
  viewer,
  type PublicPage,
} from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  await saveOrganization(world.a, {
    productFeature: productFeatureSchema.cast({
      job: { multipleCandidatesClientSubmission: '1' },
      portal: { enable: '1' },
      candidate: { expiryLink: '1' },
    }),
  });
});

const post = <Data = unknown>(name: string, body: object) =>
  call<Data>(`/api/app/${name}`, { body, token: recruiter.token });
const open = async (shortlistToken: string, accessCode = '') => {
  const answer = await call<ShortlistPage>('/api/public/getShortlist', { body: { shortlistToken, accessCode } });
  return { ...answer, page: answer.body.data };
};
type Vote = 'positive' | 'maybe' | 'negative';
const send = async (
  shortlistToken: string,
  votes: [PublicPage, Vote][],
  { who = viewer(), sendId = randomUUID() } = {},
) =>
  (
    await postPublic('sendShortlistAnswers', {
      ...{ shortlistToken, sendId, viewer: who },
      answers: votes.map(([{ candidateId }, vote]) => ({ candidateId, vote })),
    })
  ).body.data as { sent: string[]; refused: { candidateId: string; reason: string }[] };

/** Submits candidates to a new recipient, or to one with an email. */
async function submit(pages: readonly PublicPage[], email = `${freshId('dana')}@client.example`) {
  const [{ organizationId, jobId } = { organizationId: '', jobId: '' }] = pages;
  const candidateIds = pages.map(({ candidateId }) => candidateId);
  const before = (await mailsTo(email, 0)).length;
  await post('addClientJobSubmission', {
    ...{ organizationId, jobId, candidateIds, subject: 'Candidates', body: '<p>Hi</p><p>[candidateLinks]</p>' },
    recipients: [{ name: 'Dana', email }],
  });
  const mail = (await mailsTo(email, before + 1)).at(-1);
  const [, , token = '', shortlistToken = ''] = linkIn(mail).pathname.split('/');
  return { email, mail, token, shortlistToken };
}

async function fiveCandidates(changes: Parameters<typeof saveJob>[1] = {}) {
  const { jobId } = await saveJob(recruiter, changes);
  const names = ['Ann', 'Ben', 'Cid', 'Dee', 'Eve'];
  return await Promise.all(names.map((fullName) => saveCandidate(recruiter, jobId, { fullName })));
}

const namesIn = ({ rows }: ShortlistPage) => rows.map(({ name }) => name);

test('a submission of several is one link, whose answers count by name and are replaced from another device', async () => {
  const pages = await fiveCandidates();
  const [ann, ben, cid] = pages as [PublicPage, PublicPage, PublicPage];
  const { email, mail, shortlistToken } = await submit(pages);
  expect(mail?.text.match(/https?:\/\/\S+/g)).toHaveLength(1);
  expect(mail?.html.match(/\/resumes\/[^"]+/g)).toHaveLength(1);
  const { page } = await open(shortlistToken);
  expect(namesIn(page)).toEqual(['Ann', 'Ben', 'Cid', 'Dee', 'Eve']);
  expect(page.answers).toEqual({ mayAnswer: true, offersMaybe: true });
  expect(page.questions).toMatchObject({ form: { thumbsUp: { whyApprove: true }, isOneTimeFeedback: true } });

  const sendId = randomUUID();
  const who = viewer();
  const votes: [PublicPage, Vote][] = [
    [ann, 'positive'],
    [ben, 'maybe'],
    [cid, 'negative'],
  ];
  const sent = await send(shortlistToken, votes, { who, sendId });
  expect(sent.sent.sort()).toEqual([ann, ben, cid].map(({ candidateId }) => candidateId).sort());
  await send(shortlistToken, votes, { who, sendId });
  expect((await open(shortlistToken)).page.rows.map(({ answer }) => answer)).toEqual([
    ...['positive', 'maybe', 'negative'],
    ...['', ''],
  ]);
  expect(await countersOf(ann)).toMatchObject({ upVotes: 1, downVotes: 0, newLatestActivities: 1 });

  // Another device has another viewer id.
  await send(shortlistToken, [
    [ann, 'negative'],
    [ben, 'positive'],
  ]);
  expect(await countersOf(ann)).toMatchObject({ upVotes: 0, downVotes: 1 });
  expect(await countersOf(ben)).toMatchObject({ upVotes: 1, downVotes: 0 });
  expect(await below(ann, 'candidateVotes')).toEqual([
    expect.objectContaining({ vote: 'negative', viewer: expect.objectContaining({ guid: who.guid, email }) }),
  ]);
  expect(await below(ben, 'candidateEvents')).toContainEqual(
    expect.objectContaining({
      actorName: 'Dana',
      data: expect.objectContaining({ vote: 'positive', previousVote: 'maybe' }),
    }),
  );
});

test('a recipient has one answer about a candidate on all devices and links', async () => {
  const pages = await fiveCandidates();
  const [ann] = pages as [PublicPage];
  const { email, shortlistToken } = await submit(pages);
  await send(shortlistToken, [[ann, 'positive']]);
  // A link of its own, opened on another device, which knows of no answer.
  const own = { ...ann, publicToken: (await submit([ann], email)).token };
  const there = viewer();
  const shown = async () => (await postPublic('getCandidateResume', { ...own, viewer: there })).body.data;
  expect(await shown()).toMatchObject({ own: { answer: 'positive' } });
  const vote = (kind: string) => postPublic('sendFeedbackVote', { ...own, vote: kind, viewer: there });
  expect((await vote('positive')).body.data).toEqual({ counted: false });
  expect((await vote('negative')).body.data).toEqual({ counted: true });
  expect((await vote('negative')).body.data).toEqual({ counted: false });
  expect(await countersOf(ann)).toMatchObject({ upVotes: 0, downVotes: 1 });
  const answers = { approve: false, whyDecline: 'Skills', email: '' };
  expect((await postPublic('submitFeedback', { ...own, answers, duration: 1, viewer: there })).status).toBe(200);
  await send(shortlistToken, [[ann, 'maybe']]);
  expect(await shown()).toMatchObject({ own: { answer: 'maybe' } });
  expect(await countersOf(ann)).toMatchObject({ upVotes: 0, downVotes: 0 });
  expect(await below(ann, 'candidateVotes')).toMatchObject([{ vote: 'maybe', viewer: { email } }]);
});

test('revoked, removed and hidden candidates leave the list with the next request, and their answers are refused', async () => {
  const pages = await fiveCandidates();
  const [ann, ben, cid, dee, eve] = pages as [PublicPage, PublicPage, PublicPage, PublicPage, PublicPage];
  const { shortlistToken } = await submit(pages);
  const { page } = await open(shortlistToken);
  const keyOf = ({ organizationId, jobId, candidateId }: PublicPage) => ({ organizationId, jobId, candidateId });
  const [recipient] = await below(ann, 'candidateRecipients');
  await post('revokeRecipientLink', { ...keyOf(ann), recipientId: recipient?.id });
  await firestore()
    .doc(documents.candidate(ben.organizationId, ben.jobId, ben.candidateId))
    .update({ isDeleted: true });
  const { organizationId, jobId } = cid;
  const hidden = { organizationId, jobId, candidateIds: [cid.candidateId], isShown: false };
  expect((await post('setCandidatesInClientConnect', hidden)).body.data).toEqual({ changed: 1 });
  expect(namesIn((await open(shortlistToken)).page)).toEqual(['Dee', 'Eve']);
  // The tokens that the page had open nothing either.
  for (const gone of page.rows.slice(0, 3)) {
    const { candidateId, publicToken } = gone;
    expect((await postPublic('getCandidateResume', { candidateId, publicToken })).status).toBe(404);
  }
  const stranger = await saveCandidate(recruiter, jobId, { fullName: 'Not Submitted' });
  const { sent, refused } = await send(shortlistToken, [
    [cid, 'positive'],
    [stranger, 'positive'],
    [dee, 'positive'],
  ]);
  expect(sent).toEqual([dee.candidateId]);
  expect(refused).toHaveLength(2);
  expect(refused).toContainEqual({ candidateId: cid.candidateId, reason: shortlistTexts.gone });
  expect(await countersOf(cid)).toMatchObject({ upVotes: 0 });
  expect(await countersOf(stranger)).toMatchObject({ upVotes: 0 });

  for (const left of [dee, eve]) {
    const [one] = await below(left, 'candidateRecipients');
    await post('revokeRecipientLink', { ...keyOf(left), recipientId: one?.id });
  }
  expect((await open(shortlistToken)).status).toBe(404);
  expect((await open('a'.repeat(32))).status).toBe(404);
});

test('a candidate who withdraws the agreement leaves the list, also when staff show the candidate again', async () => {
  const pages = await fiveCandidates();
  const [ann] = pages as [PublicPage];
  const { shortlistToken } = await submit(pages);
  await firestore()
    .doc(documents.candidate(ann.organizationId, ann.jobId, ann.candidateId))
    .update({ 'agreement.state': 'withdrawn', 'submissionStatus.portal': true });
  const { page } = await open(shortlistToken);
  expect(namesIn(page)).toEqual(['Ben', 'Cid', 'Dee', 'Eve']);
  expect((await send(shortlistToken, [[ann, 'positive']])).refused).toHaveLength(1);
});

test('the list names neither an anonymous candidate nor one whose link has expired', async () => {
  const pages = await fiveCandidates();
  const [ann, ben] = pages as [PublicPage, PublicPage];
  const pathOf = ({ organizationId, jobId, candidateId }: PublicPage) =>
    documents.candidate(organizationId, jobId, candidateId);
  await firestore().doc(pathOf(ann)).update({ 'public.isAnonymous': true });
  await firestore()
    .doc(pathOf(ben))
    .update({ 'public.linkExpiry': new Date(Date.now() - 1_000) });
  const { mail, shortlistToken } = await submit(pages);
  expect(JSON.stringify(mail)).not.toContain('Ann');
  const { page } = await open(shortlistToken);
  expect(page.rows[0]).toMatchObject({ name: 'Anonymous candidate', occupation: '' });
  expect(page.rows[1]).toMatchObject({ name: '', occupation: '', isExpired: true });
  expect(JSON.stringify(page)).not.toMatch(/Ann|Ben/);

  const key = { organizationId: ann.organizationId, jobId: ann.jobId, candidateId: ann.candidateId };
  const [recipient] = await below(ann, 'candidateRecipients');
  await post('revealProfile', { ...key, recipientId: recipient?.id, isRevealed: true });
  expect(namesIn((await open(shortlistToken)).page)[0]).toBe('Ann');
  expect((await send(shortlistToken, [[ben, 'positive']])).refused).toHaveLength(1);
});

test('nothing is shown without the access code, and nothing is answered once the job is closed', async () => {
  const pages = await fiveCandidates();
  const [ann] = pages as [PublicPage];
  const { shortlistToken } = await submit(pages);
  const { organizationId, jobId } = ann;
  const job = firestore().doc(documents.job(organizationId, jobId));
  const set = await post('setJobAccessCode', { organizationId, jobId, accessCode: 'open sesame' });
  expect(set.status).toBe(200);
  const closed = (await open(shortlistToken)).page;
  expect(closed).toMatchObject({ state: 'accessCodeNeeded', rows: [], jobTitle: '', mustHaves: [], questions: null });
  expect((await open(shortlistToken, 'wrong code')).status).toBe(403);
  expect((await open(shortlistToken, 'open sesame')).page.rows).toHaveLength(5);
  expect((await send(shortlistToken, [[ann, 'positive']])).sent).toEqual([]);

  await job.update({ status: jobStatus.closed });
  const page = (await open(shortlistToken, 'open sesame')).page;
  expect(page.answers.mayAnswer).toBe(false);
  expect(await countersOf(ann)).toMatchObject({ upVotes: 0 });
});
