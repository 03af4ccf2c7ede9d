import { marketingActivityTexts as texts } from '@portal/domain/texts/marketing';
import { Group, Paper, Text, Title } from '@mantine/core';
import { formatMoment } from '../../../components/ui/format';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useLatestSendout } from '../data/use-latest-sendout';
import { useViewerActivity } from '../data/use-viewer-activity';

/** When a candidate's marketing profile was mailed last, who opened it, for how long, and how they answered. */
export function ViewerActivity({ organizationId, candidateId }: { organizationId: string; candidateId: string }) {
  const { isLoading, hasFailed, retry, rows } = useViewerActivity(organizationId, candidateId);
  const sendout = useLatestSendout(organizationId, candidateId);
  return (
    <Paper p="md" component="section" aria-label={texts.title}>
      <Group justify="space-between" align="baseline" gap="xs" mb="sm">
        <Title order={2}>{texts.title}</Title>
        {sendout?.createdAt && (
          <Text size="sm" c="dimmed">
            {texts.lastDelivered(formatMoment(sendout.createdAt.toMillis()))}
          </Text>
        )}
      </Group>
      {isLoading && <RowsLoading rows={3} />}
      {hasFailed && <LoadFailed onRetry={retry} />}
      {!isLoading && !hasFailed && rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.none}
        </Text>
      )}
      {rows.map(({ key, who, what, details, at }) => (
        <Group key={key} justify="space-between" wrap="nowrap" align="baseline" gap="md" py={4}>
          <Text size="sm" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Text span fw={600} inherit>
              {who}
            </Text>{' '}
            {what}
            {details && (
              <Text span c="dimmed" inherit>
                {` · ${details}`}
              </Text>
            )}
          </Text>
          <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {formatMoment(at)}
          </Text>
        </Group>
      ))}
    </Paper>
  );
}
