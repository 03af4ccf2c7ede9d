import { beforeAll, describe, expect, test } from '@jest/globals';
import type { MailMessage } from '../runtime/ports';
import { freshWorld, postPublic, withoutTriggers, type SignedIn } from '../testing/emulator';
import { handlerContext } from '../testing/handler-context';
import { clockAt } from '../testing/movable-clock';
import { mailsTo } from '../testing/mailbox';
import {
  below,
  countersOf,
  saveCandidate,
  saveJob,
  savePageWithCopies,
  viewer,
  type PublicPage,
} from '../testing/public-page';
import { sendOutbox } from '../testing/send-outbox';
import { ownPorts } from '../testing/own-server';
import { voteNoticeDelayMs } from './answers/record-answer';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let job: { jobId: string };
let page: PublicPage;

beforeAll(async () => {
  ({ recruiter, job, page } = await savePageWithCopies(world));
});

const nothing = { upVotes: 0, downVotes: 0, pageViews: 0, newResumeViews: 0, newLatestActivities: 0 };

describe('views', () => {
  const see = (of: PublicPage, who: ReturnType<typeof viewer>, duration = 0, token?: string) =>
    postPublic('analytics/public-event', { ...of, event: 'viewResume', viewer: who, duration }, token);

  test('a session counts once, and later calls extend it by at most the elapsed time', async () => {
    const seen = await saveCandidate(recruiter, job.jobId);
    const who = viewer();
    for (const duration of [0, 5, 600]) {
      expect(await see(seen, who, duration)).toMatchObject({ status: 200, body: { data: { recorded: true } } });
    }
    expect(await countersOf(seen)).toEqual({ ...nothing, pageViews: 1, newResumeViews: 1 });
    const [view] = await below(seen, 'candidateViews');
    expect(view).toMatchObject({ viewer: { guid: who.guid }, location: { country: '' } });
    expect(Number(view?.duration)).toBeLessThan(60);
    const [event, ...others] = await below(seen, 'candidateEvents');
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      eventType: 'viewResume',
      actorName: 'Anonymous viewer (Red Fox)',
      data: { sessionUID: who.sessionUID },
    });
  });

  test('parallel calls of one session count once', async () => {
    const seen = await saveCandidate(recruiter, job.jobId);
    const who = viewer();
    await Promise.all(Array.from({ length: 4 }, () => see(seen, who)));
    expect((await countersOf(seen)).pageViews).toBe(1);
  });

  test('staff are not tracked, nor are viewers of jobs without tracking', async () => {
    const silent = await saveJob(recruiter, { hideFeedbackQuestions: true });
    const unasked = await saveCandidate(recruiter, silent.jobId);
    expect((await see(page, viewer(), 0, recruiter.token)).body.data).toEqual({ recorded: false });
    expect((await see(unasked, viewer())).body.data).toEqual({ recorded: false });
    expect(await below(unasked, 'candidateViews')).toEqual([]);
  });

  test('an expired link counts no views', async () => {
    const expired = await saveCandidate(recruiter, job.jobId, { linkExpiry: Date.now() - 1_000 });
    expect(await see(expired, viewer())).toMatchObject({ status: 403 });
    expect(await countersOf(expired)).toEqual(nothing);
  });
});

/** Subjects of the mails about a candidate that are sent some time later. */
async function mailedAfter(waitMs: number, candidateName: string): Promise<string[]> {
  const subjects: string[] = [];
  const mail = {
    send: ({ subject }: MailMessage) => {
      subjects.push(subject);
      return Promise.resolve();
    },
  };
  const later = Date.now() + waitMs;
  await sendOutbox({ ...handlerContext(null), clock: clockAt(() => later), mail });
  return subjects.filter((subject) => subject.includes(candidateName)).sort();
}

describe('votes', () => {
  const vote = (of: PublicPage, kind: string, who = viewer(), token?: string) =>
    postPublic('sendFeedbackVote', { ...of, vote: kind, viewer: who }, token);

  test('the first vote of a viewer counts, later ones do not; the recruiter gets one mail when no feedback followed', async () => {
    const voted = await saveCandidate(recruiter, job.jobId, { fullName: 'Vera Vote' });
    const who = viewer();
    expect((await vote(voted, 'positive', who)).body.data).toEqual({ counted: true });
    for (const kind of ['positive', 'negative']) {
      expect((await vote(voted, kind, who)).body.data).toEqual({ counted: false });
    }
    expect((await vote(voted, 'negative')).body.data).toEqual({ counted: true });
    expect(await countersOf(voted)).toEqual({ ...nothing, upVotes: 1, downVotes: 1, newLatestActivities: 2 });
    expect(await below(voted, 'candidateEvents')).toHaveLength(2);
    expect(await mailedAfter(voteNoticeDelayMs, 'Vera Vote')).toEqual([
      'Anonymous viewer (Red Fox): thumbs down for Vera Vote, Registered Nurse',
      'Anonymous viewer (Red Fox): thumbs up for Vera Vote, Registered Nurse',
    ]);
  });

  test('six parallel votes of one viewer count once', async () => {
    const voted = await saveCandidate(recruiter, job.jobId);
    const who = viewer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => vote(voted, 'positive', who)));
    expect(answers.filter(({ body }) => JSON.stringify(body.data) === '{"counted":true}')).toHaveLength(1);
    expect(await countersOf(voted)).toEqual({ ...nothing, upVotes: 1, newLatestActivities: 1 });
  });

  test('votes of staff do not count', async () => {
    const voted = await saveCandidate(recruiter, job.jobId);
    expect((await vote(voted, 'positive', viewer(), recruiter.token)).body.data).toEqual({ counted: false });
    expect(await countersOf(voted)).toEqual(nothing);
  });

  test.each([
    ['another organization', (of: PublicPage) => ({ ...of, organizationId: world.b })],
    ['another job', (of: PublicPage) => ({ ...of, jobId: 'another-job' })],
    ['a vote of another kind', (of: PublicPage) => ({ ...of, vote: 'smVotePositive' })],
    ['a viewer that is a path', (of: PublicPage) => ({ ...of, viewer: { ...viewer(), guid: '../../votes/x' } })],
    ['a viewer that is reserved', (of: PublicPage) => ({ ...of, viewer: { ...viewer(), guid: '__viewer__' } })],
  ])('%s is refused and changes nothing', async (_, change) => {
    const voted = await saveCandidate(recruiter, job.jobId);
    const body = change(voted);
    const answer = await postPublic('sendFeedbackVote', { vote: 'positive', viewer: viewer(), ...body });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid request provided.', success: false } });
    expect(await countersOf(voted)).toEqual(nothing);
    expect(await below(voted, 'candidateVotes')).toEqual([]);
  });

  test('the token of one candidate does not open another', async () => {
    const other = await saveCandidate(recruiter, job.jobId);
    expect(await vote({ ...page, publicToken: other.publicToken }, 'positive')).toMatchObject({ status: 404 });
  });
});

describe('feedback', () => {
  const answer = (of: PublicPage, answers: object, who = viewer()) =>
    postPublic('submitFeedback', { ...of, answers, duration: 12, viewer: who });
  const approval = { approve: true, whyApprove: 'Skills', email: '' };

  test('is stored once per viewer, mailed to the recruiter, and copied to the viewer', async () => {
    const judged = await saveCandidate(recruiter, job.jobId, { fullName: 'Fay Feedback' });
    const who = viewer();
    const email = `${who.guid}@example.com`;
    expect((await answer(judged, { ...approval, email }, who)).body.data).toEqual({ copySent: true });
    expect((await answer(judged, { ...approval, approve: false, whyDecline: 'Other', email }, who)).status).toBe(200);
    const stored = await below(judged, 'candidateFeedback');
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      type: 'approval',
      approve: true,
      whyApprove: 'Skills',
      email,
      duration: 12,
      publicViewer: { guid: who.guid, email },
    });
    expect(await countersOf(judged)).toEqual({ ...nothing, newLatestActivities: 1 });
    expect(await mailedAfter(0, 'Fay Feedback')).toEqual([`${email}: thumbs up for Fay Feedback, Registered Nurse`]);
    expect(await mailsTo(email, 1)).toMatchObject([{ subject: 'Your feedback on Fay Feedback' }]);
  });

  test('and the vote before it are one mail', async () => {
    const judged = await saveCandidate(recruiter, job.jobId, { fullName: 'One Mail' });
    const who = viewer();
    await postPublic('sendFeedbackVote', { ...judged, vote: 'positive', viewer: who });
    expect((await answer(judged, approval, who)).status).toBe(200);
    expect(await mailedAfter(voteNoticeDelayMs, 'One Mail')).toHaveLength(1);
  });

  test('without a required answer is refused', async () => {
    const judged = await saveCandidate(recruiter, job.jobId);
    expect(await answer(judged, { approve: true })).toMatchObject({
      status: 400,
      body: { message: 'This field is required' },
    });
    expect(await below(judged, 'candidateFeedback')).toEqual([]);
  });
});

describe('a request for access', () => {
  test('is stored once per session, with the viewer as reply address of the mail', async () => {
    const expired = await saveCandidate(recruiter, job.jobId, {
      fullName: 'Ray Request',
      linkExpiry: Date.now() - 1_000,
    });
    const who = viewer();
    for (let time = 0; time < 2; time += 1) {
      const { body } = await postPublic('requestAccess', { ...expired, email: 'Ann@example.com', viewer: who });
      expect(body.data).toEqual({ requested: true });
    }
    const stored = await below(expired, 'candidateFeedback');
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      type: 'resumeAccessRequest',
      message: "I'd like to view this resume. Please make it active again, thanks!",
      email: 'ann@example.com',
    });
    await sendOutbox(ownPorts());
    const [mail] = await mailsTo(`${recruiter.uid}@example.com`, 1, 'Ray Request');
    expect(mail?.replyTo).toContain('ann@example.com');
  });

  test('is refused for an open link and for an invalid email', async () => {
    const open = { ...page, email: 'ann@example.com', viewer: viewer() };
    expect(await postPublic('requestAccess', open)).toMatchObject({ status: 400 });
    expect(await postPublic('requestAccess', { ...open, email: 'ann' })).toMatchObject({ status: 400 });
  });
});
