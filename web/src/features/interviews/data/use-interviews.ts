import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { interviewSchema, type Interview } from '@portal/domain/interviews/interview';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query, where, type QueryConstraint } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery, type Live } from '../../../firebase/use-live';

const maxOfCandidate = 50;
/** Most interviews of one list. */
export const maxListed = 100;

/** The interviews with a candidate, the last changed first, live. */
export function useCandidateInterviews({ organizationId, candidateId }: CandidateKey): Live<Interview[]> {
  const { firestore } = useData();
  const path = collections.interviews(organizationId);
  return useLiveQuery(
    `${path}|${candidateId}|${maxOfCandidate}`,
    query(
      collection(firestore, path),
      where('candidateId', '==', candidateId),
      orderBy('changedAt', 'desc'),
      limit(maxOfCandidate),
    ),
    interviewSchema,
  );
}

export const interviewLists = ['upcoming', 'waiting', 'past'] as const;
export type InterviewList = (typeof interviewLists)[number];

/** @param now in milliseconds since 1970. */
const constraints: Record<InterviewList, (now: number) => QueryConstraint[]> = {
  upcoming: (now) => [where('startsAt', '>=', now), orderBy('startsAt', 'asc')],
  waiting: () => [where('waitsFor', '==', 'recruiter'), orderBy('sortsAt', 'asc')],
  past: (now) => [where('startsAt', '<', now), orderBy('startsAt', 'desc')],
};

/**
 * The interviews of an organization that are agreed, wait for an answer of the agency, or are over, by time, live.
 * @param recruiterId of whom; `''` for everyone.
 */
export function useInterviewList(
  list: InterviewList,
  { organizationId, recruiterId, now }: { organizationId: string; recruiterId: string; now: number },
): Live<Interview[]> {
  const { firestore } = useData();
  const path = collections.interviews(organizationId);
  return useLiveQuery(
    `${path}|${list}|${recruiterId}|${now}`,
    query(
      collection(firestore, path),
      ...(recruiterId === '' ? [] : [where('recruiter.id', '==', recruiterId)]),
      ...constraints[list](now),
      limit(maxListed),
    ),
    interviewSchema,
  );
}
