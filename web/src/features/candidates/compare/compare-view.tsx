import { compareTexts, minCompared } from '@portal/domain/texts/compare';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Empty } from '../../../components/ui/states';
import { SubmitSelected } from '../submit/submit-selected';
import classes from './compare.module.css';
import { CompareTable } from './compare-table';
import { ComparedCandidateLoader, type ComparedCandidate } from './compared-candidate';

interface Props {
  organizationId: string;
  jobId: string;
  jobTitle: string;
  candidateIds: readonly string[];
  isJobParsed: boolean;
  onRemove: (candidateId: string) => void;
}

/** The columns need a wide page; other screens print in portrait. */
const sheet = '@page { size: landscape; margin: 12mm; }';

/** Two to five candidates side by side, live; on a phone the columns are swiped. */
export function CompareView({ organizationId, jobId, jobTitle, candidateIds, isJobParsed, onRemove }: Props) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, ComparedCandidate>>(new Map());
  const onLoaded = useCallback((candidateId: string, compared: ComparedCandidate) => {
    setLoaded((known) => new Map(known).set(candidateId, compared));
  }, []);
  const candidates = candidateIds.map((id) => loaded.get(id) ?? { id, status: 'loading' as const });
  return (
    <Stack gap="md">
      <style>{sheet}</style>
      <Group justify="space-between">
        <div>
          <Title order={1}>{compareTexts.title}</Title>
          <Text size="sm" c="dimmed">
            {jobTitle}
          </Text>
        </div>
        {candidateIds.length >= minCompared && (
          <Group className={classes.print ?? ''} gap="xs">
            <SubmitSelected
              organizationId={organizationId}
              jobId={jobId}
              candidateIds={candidates.filter(({ status }) => status === 'there').map(({ id }) => id)}
            />
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => {
                window.print();
              }}
            >
              {compareTexts.print}
            </Button>
          </Group>
        )}
      </Group>
      {candidateIds.map((candidateId) => (
        <ComparedCandidateLoader
          key={candidateId}
          organizationId={organizationId}
          jobId={jobId}
          candidateId={candidateId}
          onLoaded={onLoaded}
        />
      ))}
      {candidateIds.length < minCompared ? (
        <Empty>{compareTexts.chooseMore}</Empty>
      ) : (
        <Paper className={classes.scroll ?? ''}>
          <CompareTable candidates={candidates} isJobParsed={isJobParsed} onRemove={onRemove} />
        </Paper>
      )}
    </Stack>
  );
}
