import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { activitySchema } from '@portal/domain/events/activity';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { LoadFailed } from '../../../components/ui/states';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';
import { AnswerChanges } from './answer-changes';

const maxEvents = 200;

/** Answers that viewers have changed, newest first, live. */
export function AnswerHistory({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  const path = collections.candidateEvents(organizationId, jobId, candidateId);
  const votes = useLiveQuery(
    `${path}|feedbackVote|${maxEvents}`,
    query(
      collection(firestore, path),
      where('eventType', '==', 'feedbackVote'),
      orderBy('date', 'desc'),
      limit(maxEvents),
    ),
    activitySchema,
  );
  if (votes.status === 'error') return <LoadFailed onRetry={votes.retry} />;
  return votes.status === 'loading' ? null : <AnswerChanges events={votes.data} />;
}
