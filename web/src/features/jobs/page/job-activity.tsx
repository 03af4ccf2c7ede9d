import { collections } from '@portal/domain/paths/firestore-paths';
import { activityFeedTexts } from '@portal/domain/texts/activity';
import { loadStateTexts } from '@portal/domain/texts/states';
import { ActivityFeed } from '../../../components/ui/activity-feed';
import { FoldedCard } from '../../../components/ui/folded-card';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useActivities } from '../../../firebase/use-activities';

interface Props {
  organizationId: string;
  jobId: string;
}

/** What happened around a job and its candidates; read only when somebody wants to know. */
export function JobActivity(props: Props) {
  return (
    <FoldedCard title={activityFeedTexts.title}>
      <Activities {...props} />
    </FoldedCard>
  );
}

function Activities({ organizationId, jobId }: Props) {
  const { live, hasMore, onMore } = useActivities(collections.jobEvents(organizationId, jobId));
  if (live.status === 'loading') return <RowsLoading rows={4} />;
  if (live.status === 'error') return <LoadFailed onRetry={live.retry} />;
  if (live.data.length === 0) return <Empty>{loadStateTexts.noData}</Empty>;
  return (
    <ActivityFeed
      activities={live.data}
      hasMore={hasMore}
      onMore={onMore}
      candidateHref={(candidateId) => paths.candidate.href(jobId, candidateId)}
    />
  );
}
