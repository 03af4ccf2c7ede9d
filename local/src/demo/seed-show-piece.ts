import { dayMs } from '@portal/domain/constants/time';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '@portal/functions/store/firestore';
import { createRandom } from '../documents/random';
import type { DemoCandidate } from './seed-candidates';
import type { DemoJob } from './seed-jobs';
import { storeVisits } from './seed-viewers';
import { showPieceAt } from './show-pieces';
import { workingTime } from './working-time';

/**
 * Adds notes, votes and feedback written by hand to the best candidates of a show piece.
 * @returns the ids of those candidates.
 */
export async function seedShowPiece(
  job: DemoJob,
  candidates: readonly DemoCandidate[],
  now: number,
): Promise<string[]> {
  const { organizationId, jobId } = job;
  const verdicts = showPieceAt(organizationId, job.index)?.verdicts ?? [];
  if (verdicts.length === 0) return [];
  const best = await firestore()
    .collection(collections.candidates(organizationId, jobId))
    .orderBy('sovren.weightedScore', 'desc')
    .limit(verdicts.length)
    .get();
  const ids: string[] = [];
  for (const [place, { id }] of best.docs.entries()) {
    const verdict = verdicts[place];
    const candidate = candidates.find(({ candidateId }) => candidateId === id);
    if (!verdict || !candidate) continue;
    ids.push(id);
    await firestore()
      .doc(documents.candidate(organizationId, jobId, id))
      .update({
        'summary.recruiterNotes': verdict.recruiterNotes,
        'summary.privateNotes': verdict.privateNotes,
      });
    const visits = verdict.visits.map(({ viewer, email, day, seconds, approve, reason, suggestion = '' }, index) => {
      const random = createRandom('demo-show-visit', id, index);
      return {
        viewer: {
          guid: `demo-${viewer.toLowerCase().replace(' ', '-')}`,
          alias: viewer,
          email,
          sessionUID: `demo-${random.int(10_000_000, 99_999_999)}`,
          windowGUID: '',
        },
        location: { country: 'United States', region: 'Oregon', city: 'Portland' },
        at: workingTime(candidate.addedAt + day * dayMs, random),
        seconds,
        vote: {
          approve,
          feedback: { reason, schedule: approve ? ('yes' as const) : ('' as const), suggestion, seconds: 60 },
        },
      };
    });
    await storeVisits(candidate, visits, now);
  }
  return ids;
}
