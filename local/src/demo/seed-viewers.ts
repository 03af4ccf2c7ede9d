import { feedbackReasons, feedbackSchema, type FeedbackReason } from '@portal/domain/feedback/feedback';
import { activitySchema } from '@portal/domain/events/activity';
import { resumeViewSchema, type PublicViewer, type SessionLocation } from '@portal/domain/events/public-viewer';
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

/** A visit to a candidate's public page, perhaps with a vote and feedback. */
export interface DemoVisit {
  viewer: PublicViewer;
  location: SessionLocation;
  /** Milliseconds since 1970. */
  at: number;
  seconds: number;
  vote: {
    approve: boolean;
    feedback: { reason: FeedbackReason; schedule: 'yes' | 'no' | ''; suggestion: string; seconds: number } | null;
  } | null;
}

/** Adds views, votes and feedback of clients, in working hours after the candidate was added. */
export async function seedViewers(candidate: DemoCandidate, now: number): Promise<void> {
  const random = createRandom('demo-viewers', candidate.candidateId);
  if (random.chance(0.45)) return;
  const count = random.int(1, 4);
  const visits = Array.from({ length: count }, () => visitOf(random, candidate.addedAt));
  await storeVisits(candidate, visits, now);
}

function visitOf(random: Random, addedAt: number): DemoVisit {
  const visit = {
    at: workingTime(addedAt + random.int(2, 24 * 10) * hour, random),
    viewer: viewerOf(random),
    location: random.pick(places),
    seconds: random.int(15, 420),
  };
  if (!random.chance(0.6)) return { ...visit, vote: null };
  const approve = random.chance(0.7);
  if (!random.chance(0.7)) return { ...visit, vote: { approve, feedback: null } };
  const feedback = {
    reason: random.pick(feedbackReasons),
    schedule: approve ? random.pick(['yes', 'no'] as const) : ('' as const),
    suggestion: approve ? '' : random.pick(suggestions),
    seconds: random.int(40, 400),
  };
  return { ...visit, vote: { approve, feedback } };
}

/** Stores visits with their votes and feedback, as the functions do; those of the last hour are left out. */
export async function storeVisits(
  { organizationId, jobId, candidateId, addedAt }: DemoCandidate,
  planned: readonly DemoVisit[],
  now: number,
): Promise<void> {
  const db = firestore();
  const batch = db.batch();
  const visits = planned.filter(({ at }) => at <= now - hour);
  const votes = visits.flatMap(({ at, vote }) => (vote ? [{ at, ...vote }] : []));
  for (const { viewer, location, at, seconds, vote } of visits) {
    const view = resumeViewSchema.cast({ viewer, location, startedAt: at, lastSeenAt: at + 90_000, duration: seconds });
    batch.set(db.doc(`${collections.candidateViews(organizationId, jobId, candidateId)}/${viewer.sessionUID}`), view);
    addEvent('viewResume', viewer, at);
    if (!vote) continue;
    const stored = voteSchema.cast({ vote: vote.approve ? 'positive' : 'negative', viewer, votedAt: at + 60_000 });
    batch.set(db.doc(`${collections.candidateVotes(organizationId, jobId, candidateId)}/${viewer.guid}`), stored);
    addEvent('feedbackVote', viewer, at + 60_000);
    if (!vote.feedback) continue;
    const { reason, schedule, suggestion, seconds: duration } = vote.feedback;
    batch.set(db.collection(collections.candidateFeedback(organizationId, jobId, candidateId)).doc(viewer.guid), {
      ...feedbackSchema.cast({
        type: 'approval',
        approve: vote.approve,
        whyApprove: vote.approve ? reason : '',
        whyDecline: vote.approve ? '' : reason,
        schedule,
        suggestion,
        email: viewer.email,
        duration,
        publicViewer: viewer,
      }),
      createdAt: Timestamp.fromMillis(at + 90_000),
    });
    addEvent('feedbackSubmit', viewer, at + 90_000);
  }
  if (visits.length === 0) return;
  const last = Math.max(addedAt, ...visits.map(({ at }) => at));
  batch.update(db.doc(documents.candidate(organizationId, jobId, candidateId)), {
    'public.pageViews': FieldValue.increment(visits.length),
    // Nobody has looked at the votes of the last days yet.
    'analytics.newLatestActivities': votes.filter(({ at }) => at > now - 3 * 24 * hour).length,
    'public.upVotes': FieldValue.increment(votes.filter(({ approve }) => approve).length),
    'public.downVotes': FieldValue.increment(votes.filter(({ approve }) => !approve).length),
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
