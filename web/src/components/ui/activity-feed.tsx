import type { Activity } from '@portal/domain/events/activity';
import { activityFeedTexts, activityTexts } from '@portal/domain/texts/activity';
import { Button, Stack, Text, Timeline } from '@mantine/core';
import { formatDayAndTime } from './format';

interface Props {
  activities: readonly Activity[];
  /** Is there more than is shown? */
  hasMore: boolean;
  onMore: () => void;
}

/** What happened, newest first. */
export function ActivityFeed({ activities, hasMore, onMore }: Props) {
  return (
    <Stack gap="md" align="flex-start">
      <Timeline bulletSize={12} lineWidth={1} active={-1} w="100%">
        {activities.map((activity, index) => (
          <Timeline.Item key={index}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {activity.actorName && (
                <>
                  <strong>
                    <bdi>{activity.actorName}</bdi>
                  </strong>{' '}
                </>
              )}
              {activityTexts[activity.eventType]}
              {detailOf(activity) && (
                <>
                  {': '}
                  <bdi>{detailOf(activity)}</bdi>
                </>
              )}
            </Text>
            <Text size="xs" c="dimmed">
              {formatDayAndTime(activity.date)}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
      {hasMore && (
        <Button variant="default" size="compact-sm" onClick={onMore}>
          {activityFeedTexts.more}
        </Button>
      )}
    </Stack>
  );
}

function detailOf({ data }: Activity): string {
  return typeof data.detail === 'string' ? data.detail : '';
}
