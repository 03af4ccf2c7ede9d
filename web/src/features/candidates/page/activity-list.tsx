import { collections } from '@portal/domain/paths/firestore-paths';
import { loadStateTexts } from '@portal/domain/texts/states';
import { ActivityFeed } from '../../../components/ui/activity-feed';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useActivities } from '../../../firebase/use-activities';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

/** The activities of a candidate, newest first, live. */
export function ActivityList({ candidateKey: { organizationId, jobId, candidateId } }: { candidateKey: CandidateKey }) {
  const { live, hasMore, onMore } = useActivities(collections.candidateEvents(organizationId, jobId, candidateId));
  if (live.status === 'loading') return <RowsLoading rows={4} />;
  if (live.status === 'error') return <LoadFailed onRetry={live.retry} />;
  if (live.data.length === 0) return <Empty>{loadStateTexts.noData}</Empty>;
  return <ActivityFeed activities={live.data} hasMore={hasMore} onMore={onMore} />;
}
