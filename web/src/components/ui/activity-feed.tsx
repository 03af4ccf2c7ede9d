import type { Activity } from '@portal/domain/events/activity';
import { activityFeedTexts, activityTexts } from '@portal/domain/texts/activity';
import { Anchor, Button, Stack, Text, Timeline } from '@mantine/core';
import { Link } from 'react-router';
import { formatDayAndTime } from './format';

interface Props {
  activities: readonly Activity[];
  /** Whether there are more than are shown. */
  hasMore: boolean;
  onMore: () => void;
  /** The link to the subject of an activity; left out where all have the same. */
  candidateHref?: (candidateId: string) => string;
}

/** What happened, newest first. */
export function ActivityFeed({ activities, hasMore, onMore, candidateHref }: Props) {
  return (
    <Stack gap="md" align="flex-start">
      <Timeline bulletSize={12} lineWidth={1} active={-1} w="100%">
        {activities.map((activity, index) => (
          <Timeline.Item key={index} mt={index === 0 ? 0 : 12}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {activity.actorName && (
                <>
                  <strong>
                    <bdi>{activity.actorName}</bdi>
                  </strong>{' '}
                </>
              )}
              {activityTexts[activity.eventType]}
              {candidateHref && activity.candidateId && (
                <>
                  {' · '}
                  <Anchor component={Link} size="sm" to={candidateHref(activity.candidateId)}>
                    <bdi>{activity.candidateName || activityFeedTexts.unnamed}</bdi>
                  </Anchor>
                </>
              )}
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
