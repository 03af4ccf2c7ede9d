import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { jobStatus } from '@portal/domain/jobs/job';
import { publicCandidateSettingsSchema } from '@portal/domain/organizations/public-candidate';
import type { MailMessage } from '../runtime/ports';
import { freshWorld, postPublic, signIn, withoutTriggers, type SignedIn } from '../testing/emulator';
import { handlerContext } from '../testing/handler-context';
import { clockAt } from '../testing/movable-clock';
import {
  below,
  countersOf,
  saveCandidate,
  saveJob,
  saveOrganization,
  savePageWithCopies,
  viewer,
  type PublicPage,
} from '../testing/public-page';
import { sendOutbox } from '../testing/send-outbox';
import { voteNoticeDelayMs } from './answers/record-answer';
import { changeAnswer } from './change-answer';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let job: { jobId: string };

beforeAll(async () => {
  ({ recruiter, job } = await savePageWithCopies(world));
});

const anywhere = () =>
  handlerContext(null, { geolocation: { locate: () => Promise.resolve({ country: '', region: '', city: '' }) } });
type Answer = 'positive' | 'maybe' | 'negative';
const vote = (of: PublicPage, kind: string, who = viewer()) =>
  postPublic('sendFeedbackVote', { ...of, vote: kind, viewer: who });
const change = (
  of: Pick<PublicPage, 'publicToken' | 'candidateId'>,
  kind: Answer,
  { who = viewer(), changeId = randomUUID(), token = '' } = {},
) => {
  const { publicToken, candidateId } = of;
  return postPublic('changeAnswer', { publicToken, candidateId, vote: kind, changeId, viewer: who }, token);
};

async function mailedSubjects(): Promise<string[]> {
  const subjects: string[] = [];
  const mail = {
    send: ({ subject }: MailMessage) => {
      subjects.push(subject);
      return Promise.resolve();
    },
  };
  const later = Date.now() + voteNoticeDelayMs;
  await sendOutbox({ ...handlerContext(null), clock: clockAt(() => later), mail });
  return subjects;
}

/** The answers in the candidate's events, oldest first. */
async function historyOf(of: PublicPage): Promise<unknown[]> {
  const events = await below(of, 'candidateEvents');
  const time = (event: Record<string, unknown>) => (event.date as { toMillis: () => number }).toMillis();
  return events
    .sort((a, b) => time(a) - time(b))
    .map(({ data, actorName }) => {
      const { vote: given, previousVote = '' } = data as Record<string, unknown>;
      return [actorName, previousVote, given];
    });
}

describe('a changed answer', () => {
  test('Maybe, Yes, No: the counters show the last, the history all with who and when, the mails name each change', async () => {
    const judged = await saveCandidate(recruiter, job.jobId, { fullName: 'Mia Mind' });
    const who = viewer();
    expect((await change(judged, 'maybe', { who })).body.data).toEqual({ changed: true });
    expect(await countersOf(judged)).toMatchObject({ upVotes: 0, downVotes: 0, newLatestActivities: 1 });
    expect((await change(judged, 'positive', { who })).body.data).toEqual({ changed: true });
    expect(await countersOf(judged)).toMatchObject({ upVotes: 1, downVotes: 0 });
    expect((await change(judged, 'negative', { who })).body.data).toEqual({ changed: true });
    expect(await countersOf(judged)).toMatchObject({ upVotes: 0, downVotes: 1, newLatestActivities: 3 });
    expect(await below(judged, 'candidateVotes')).toEqual([
      expect.objectContaining({ vote: 'negative', viewer: expect.objectContaining({ guid: who.guid }) }),
    ]);
    const name = 'Anonymous viewer (Red Fox)';
    expect(await historyOf(judged)).toEqual([
      [name, '', 'maybe'],
      [name, 'maybe', 'positive'],
      [name, 'positive', 'negative'],
    ]);
    const mails = (await mailedSubjects()).filter((subject) => subject.includes('Mia Mind'));
    expect(mails.sort()).toEqual([
      `${name}: changed from Maybe to Yes for Mia Mind, Registered Nurse`,
      `${name}: changed from Yes to No for Mia Mind, Registered Nurse`,
      `${name}: maybe for Mia Mind, Registered Nurse`,
    ]);
  });

  test('replaces a first vote, also one that feedback followed, and tells staff of it', async () => {
    const judged = await saveCandidate(recruiter, job.jobId, { fullName: 'Fay First' });
    const who = viewer();
    await vote(judged, 'positive', who);
    const answers = { approve: true, whyApprove: 'Skills', email: '' };
    expect((await postPublic('submitFeedback', { ...judged, answers, duration: 1, viewer: who })).status).toBe(200);
    expect((await change(judged, 'negative', { who })).body.data).toEqual({ changed: true });
    expect(await countersOf(judged)).toMatchObject({ upVotes: 0, downVotes: 1 });
    expect((await vote(judged, 'positive', who)).body.data).toEqual({ counted: false });
    const mails = (await mailedSubjects()).filter((subject) => subject.includes('Fay First'));
    expect(mails.sort()).toEqual([
      'Anonymous viewer (Red Fox): changed from Yes to No for Fay First, Registered Nurse',
      'Anonymous viewer (Red Fox): thumbs up for Fay First, Registered Nurse',
    ]);
  });

  test('is made once, also when it is repeated after a later one', async () => {
    const judged = await saveCandidate(recruiter, job.jobId);
    const [who, changeId] = [viewer(), randomUUID()];
    const repeated = await Promise.all(Array.from({ length: 5 }, () => change(judged, 'positive', { who, changeId })));
    expect(repeated.filter(({ body }) => JSON.stringify(body.data) === '{"changed":true}')).toHaveLength(1);
    await change(judged, 'negative', { who });
    expect((await change(judged, 'positive', { who, changeId })).body.data).toEqual({ changed: false });
    expect((await change(judged, 'negative', { who })).body.data).toEqual({ changed: false });
    expect(await countersOf(judged)).toMatchObject({ upVotes: 0, downVotes: 1, newLatestActivities: 2 });
    expect(await historyOf(judged)).toHaveLength(2);
  });

  test('50 at once leave the counters that the last answers give', async () => {
    const judged = await saveCandidate(recruiter, job.jobId);
    const viewers = Array.from({ length: 10 }, () => viewer());
    const kinds: Answer[] = ['positive', 'maybe', 'negative'];
    const { publicToken, candidateId } = judged;
    const changes = Array.from({ length: 50 }, (_, index) => {
      const input = { publicToken, candidateId, accessCode: '', changeId: randomUUID() };
      const kind = kinds[(index * 7 + Math.floor(index / 10)) % 3] ?? 'maybe';
      return changeAnswer({ ...input, vote: kind, viewer: viewers[index % 10] ?? viewer() }, anywhere());
    });
    const made = await Promise.all(changes);
    const last = (await below(judged, 'candidateVotes')).map(({ vote: kind }) => kind);
    expect(last).toHaveLength(10);
    const history = await historyOf(judged);
    expect(history).toHaveLength(made.filter(({ changed }) => changed).length);
    expect(await countersOf(judged)).toMatchObject({
      upVotes: last.filter((kind) => kind === 'positive').length,
      downVotes: last.filter((kind) => kind === 'negative').length,
      newLatestActivities: history.length,
    });
  }, 60_000);

  test('of staff does not count', async () => {
    const judged = await saveCandidate(recruiter, job.jobId);
    expect((await change(judged, 'positive', { token: recruiter.token })).body.data).toEqual({ changed: false });
    expect(await below(judged, 'candidateVotes')).toEqual([]);
  });

  test('is refused once the job is closed, and the page says so', async () => {
    const closed = await saveJob(recruiter, { status: jobStatus.closed });
    const judged = await saveCandidate(recruiter, closed.jobId);
    expect(await change(judged, 'positive')).toMatchObject({ status: 403 });
    const { publicToken, candidateId } = judged;
    const page = await postPublic('getCandidateResume', { publicToken, candidateId });
    expect(page.body.data).toMatchObject({ answers: { offersMaybe: true, mayChange: false } });
    expect(await below(judged, 'candidateVotes')).toEqual([]);
  });

  test('Maybe is refused where the organization has switched it off', async () => {
    const other = await signIn('recruiter', { ...world, a: world.b });
    await saveOrganization(world.b, { publicCandidate: publicCandidateSettingsSchema.cast({ offerMaybe: false }) });
    const judged = await saveCandidate(other, (await saveJob(other)).jobId);
    expect(await change(judged, 'maybe')).toMatchObject({ status: 400 });
    expect((await change(judged, 'negative')).body.data).toEqual({ changed: true });
    const { publicToken, candidateId } = judged;
    const page = await postPublic('getCandidateResume', { publicToken, candidateId });
    expect(page.body.data).toMatchObject({ answers: { offersMaybe: false, mayChange: true } });
  });
});
