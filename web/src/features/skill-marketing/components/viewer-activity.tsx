import { marketingActivityTexts as texts } from '@portal/domain/texts/marketing';
import { Group, Paper, Text, Title } from '@mantine/core';
import { formatMoment } from '../../../components/ui/format';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useViewerActivity } from '../data/use-viewer-activity';

/** Who opened a candidate's marketing profile, for how long, and how they answered. */
export function ViewerActivity({ organizationId, candidateId }: { organizationId: string; candidateId: string }) {
  const { isLoading, hasFailed, retry, rows } = useViewerActivity(organizationId, candidateId);
  return (
    <Paper p="md" component="section" aria-label={texts.title}>
      <Title order={2} mb="sm">
        {texts.title}
      </Title>
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
