import { activityTexts } from '@portal/domain/texts/activity';
import { loadStateTexts } from '@portal/domain/texts/states';
import { Text, Timeline } from '@mantine/core';
import { formatDayAndTime } from '../../../components/ui/format';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useActivities, type CandidateKey } from '../data/use-candidate';

/** What happened around a candidate, newest first; arrives by itself. */
export function ActivityList({ candidateKey }: { candidateKey: CandidateKey }) {
  const activities = useActivities(candidateKey);
  if (activities.status === 'loading') return <RowsLoading rows={4} />;
  if (activities.status === 'error') return <LoadFailed onRetry={activities.retry} />;
  if (activities.data.length === 0) return <Empty>{loadStateTexts.noData}</Empty>;
  return (
    <Timeline bulletSize={12} lineWidth={1} active={-1}>
      {activities.data.map((activity, index) => (
        <Timeline.Item key={index}>
          <Text size="sm">
            {activity.actorName && <strong>{activity.actorName} </strong>}
            {activityTexts[activity.eventType]}
          </Text>
          <Text size="xs" c="dimmed">
            {formatDayAndTime(activity.date)}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
