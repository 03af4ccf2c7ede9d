import { retentionApi, type RetentionRow } from '@portal/domain/contracts/retention-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { retentionTexts as texts } from '@portal/domain/texts/retention';
import { Alert, Anchor, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../../components/ui/busy-button';
import { formatDayOf } from '../../components/ui/format';
import { LoadFailed, RowsLoading } from '../../components/ui/states';
import { paths } from '../../config/paths';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';
import { PrivacySection } from './privacy-section';
import { useRetentionRuns } from './use-retention-runs';

interface Preview {
  isOn: boolean;
  rows: RetentionRow[];
  isMore: boolean;
}

/** Who will be deleted by the rules of retention, and what the last nights did. */
export function RetentionCard({ organizationId }: { organizationId: string }) {
  const { auth } = useFirebase();
  const runs = useRetentionRuns(organizationId);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState('');
  const show = async () => {
    setProblem('');
    try {
      setPreview(await callApi(auth, retentionApi.previewRetention, { organizationId }, { api: 'app' }));
    } catch (error) {
      setProblem(PortalError.from(error).userMessage);
    }
  };
  return (
    <PrivacySection
      title={texts.title}
      intro={texts.intro}
      action={
        <BusyButton variant="default" size="compact-sm" onClick={show}>
          {texts.preview}
        </BusyButton>
      }
    >
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <div role="status">{preview && <PreviewSummary preview={preview} />}</div>
      {preview && preview.rows.length > 0 && <PreviewTable rows={preview.rows} />}
      <Title order={3} size="h5">
        {texts.runs}
      </Title>
      {runs.status === 'loading' && <RowsLoading rows={2} />}
      {runs.status === 'error' && <LoadFailed onRetry={runs.retry} />}
      {runs.data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noRuns}
        </Text>
      )}
      {runs.data?.map((run) => (
        <Text key={run.id} size="sm">
          {[run.id, ...(run.isDone ? [] : [texts.isRunning]), texts.run(run)].join(' · ')}
        </Text>
      ))}
    </PrivacySection>
  );
}

function PreviewSummary({ preview: { isOn, rows, isMore } }: { preview: Preview }) {
  if (!isOn) return <Text size="sm">{texts.off}</Text>;
  if (rows.length === 0) return <Text size="sm">{texts.nobody}</Text>;
  return isMore ? <Text size="sm">{texts.more}</Text> : null;
}

function PreviewTable({ rows }: { rows: readonly RetentionRow[] }) {
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.person}</Table.Th>
            <Table.Th>{texts.kind}</Table.Th>
            <Table.Th>{texts.lastActivity}</Table.Th>
            <Table.Th>{texts.deletedOn}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ jobId, candidateId, name, kind, lastActivityAt, goesAt, askedAt }) => (
            <Table.Tr key={`${jobId}/${candidateId}`}>
              <Table.Td>
                <Anchor component={Link} to={paths.candidate.href(jobId, candidateId)} size="sm">
                  {name}
                </Anchor>
              </Table.Td>
              <Table.Td>
                {texts.kinds[kind]}
                {askedAt !== null && (
                  <Text size="xs" c="dimmed">
                    {texts.asked(formatDayOf(askedAt))}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>{formatDayOf(lastActivityAt)}</Table.Td>
              <Table.Td>{formatDayOf(goesAt)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
