import { feedbackReasons, feedbackSchema } from '@portal/domain/feedback/feedback';
import { activitySchema } from '@portal/domain/events/activity';
import { resumeViewSchema, type PublicViewer } from '@portal/domain/events/public-viewer';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { voteSchema } from '@portal/domain/votes/vote';
import { firestore } from '@portal/functions/store/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { createRandom, type Random } from '../documents/random';
import type { DemoCandidate } from './seed-candidates';
import { workingTime } from './working-time';

const aliases = ['Curious Otter', 'Quiet Falcon', 'Bright Maple', 'Calm Heron', 'Swift Birch', 'Warm Robin'] as const;
const suggestions = [
  'Strong background. Could we see one more reference?',
  'Good fit for the team, the notice period may be long.',
  'We look for more hands-on work in this area.',
  'Let us talk about compensation before we go on.',
] as const;
const places = [
  { country: 'United States', region: 'Oregon', city: 'Portland' },
  { country: 'United States', region: 'Massachusetts', city: 'Boston' },
  { country: 'Canada', region: 'Ontario', city: 'Toronto' },
] as const;
const hour = 3_600_000;

/** Adds views, votes and feedback of clients, in working hours after the candidate was added. */
export async function seedViewers(candidate: DemoCandidate, now: number): Promise<void> {
  const random = createRandom('demo-viewers', candidate.candidateId);
  if (random.chance(0.45)) return;
  const { organizationId, jobId, candidateId, addedAt } = candidate;
  const db = firestore();
  const batch = db.batch();
  const count = random.int(1, 4);
  let views = 0;
  let news = 0;
  let votesUp = 0;
  let votesDown = 0;
  let last = addedAt;
  for (let index = 0; index < count; index += 1) {
    const at = workingTime(addedAt + random.int(2, 24 * 10) * hour, random);
    if (at > now - hour) continue;
    views += 1;
    last = Math.max(last, at);
    const viewer = viewerOf(random);
    const view = resumeViewSchema.cast({
      viewer,
      location: random.pick(places),
      startedAt: at,
      lastSeenAt: at + 90_000,
      duration: random.int(15, 420),
    });
    batch.set(db.doc(`${collections.candidateViews(organizationId, jobId, candidateId)}/${viewer.sessionUID}`), view);
    addEvent('viewResume', viewer, at);
    if (!random.chance(0.6)) continue;
    const approve = random.chance(0.7);
    if (approve) votesUp += 1;
    else votesDown += 1;
    const vote = voteSchema.cast({ vote: approve ? 'positive' : 'negative', viewer, votedAt: at + 60_000 });
    batch.set(db.doc(`${collections.candidateVotes(organizationId, jobId, candidateId)}/${viewer.guid}`), vote);
    if (at > now - 3 * 24 * hour) news += 1;
    addEvent('feedbackVote', viewer, at + 60_000);
    if (!random.chance(0.7)) continue;
    const reason = random.pick(feedbackReasons);
    batch.set(db.collection(collections.candidateFeedback(organizationId, jobId, candidateId)).doc(viewer.guid), {
      ...feedbackSchema.cast({
        type: 'approval',
        approve,
        whyApprove: approve ? reason : '',
        whyDecline: approve ? '' : reason,
        schedule: approve ? random.pick(['yes', 'no'] as const) : '',
        suggestion: approve ? '' : random.pick(suggestions),
        email: viewer.email,
        duration: random.int(40, 400),
        publicViewer: viewer,
      }),
      createdAt: Timestamp.fromMillis(at + 90_000),
    });
    addEvent('feedbackSubmit', viewer, at + 90_000);
  }
  if (views === 0) return;
  batch.update(db.doc(documents.candidate(organizationId, jobId, candidateId)), {
    'public.pageViews': FieldValue.increment(views),
    // Nobody has looked at the votes of the last days yet.
    'analytics.newLatestActivities': news,
    'public.upVotes': FieldValue.increment(votesUp),
    'public.downVotes': FieldValue.increment(votesDown),
    'public.lastViewed': Timestamp.fromMillis(last),
  });
  await batch.commit();

  function addEvent(
    eventType: 'viewResume' | 'feedbackVote' | 'feedbackSubmit',
    viewer: PublicViewer,
    at: number,
  ): void {
    batch.set(db.collection(collections.candidateEvents(organizationId, jobId, candidateId)).doc(), {
      ...activitySchema.cast({ eventType, actorName: viewer.alias, candidateId }),
      date: Timestamp.fromMillis(at),
    });
  }
}

function viewerOf(random: Random): PublicViewer {
  const id = () => `demo-${random.int(10_000_000, 99_999_999)}`;
  const alias = random.pick(aliases);
  return {
    guid: id(),
    alias,
    email: random.chance(0.4) ? `${alias.toLowerCase().replace(' ', '.')}@client.example` : '',
    sessionUID: id(),
    windowGUID: id(),
  };
}
