import type { Job } from '@portal/domain/jobs/job';
import { matchingTexts } from '@portal/domain/texts/matching';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { ProgressBar } from '../../../components/ui/progress-bar';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useFocusAfterRemoval } from '../../../components/ui/use-focus-after-removal';
import type { Ranking } from './find-matches';
import { MatchRow } from './match-row';
import classes from './matching.module.css';
import { useMatching } from './use-matching';

/** The people of the organization who suit a job best, each with what speaks for it, ready to be added. */
export function MatchingCandidates({ job }: { job: Job }) {
  const { matching, retry } = useMatching(job);
  // The retry button disappears while loading; keep the keyboard focus here.
  const place = useRef<HTMLDivElement>(null);
  const handlers = useFocusAfterRemoval({ shown: matching.status, next: place });
  return (
    <div ref={place} tabIndex={-1} className={classes.place} {...handlers}>
      {matching.status === 'error' && <LoadFailed what={matching.message} onRetry={retry} />}
      {matching.status === 'loading' && <Looking progress={matching.progress} />}
      {matching.status === 'success' && <Found job={job} ranking={matching.ranking} onAgain={retry} />}
    </div>
  );
}

function Looking({ progress }: { progress: { done: number; total: number } | null }) {
  const label = progress ? matchingTexts.indexing(progress.done, progress.total) : matchingTexts.ranking;
  return (
    <Stack gap="md">
      <Text size="sm" role="status">
        {label}
      </Text>
      {progress && <ProgressBar label={label} part={progress.done / Math.max(1, progress.total)} />}
      <RowsLoading rows={6} height={64} />
    </Stack>
  );
}

function Found({ job, ranking, onAgain }: { job: Job; ranking: Ranking; onAgain: () => void }) {
  const { matches, graded, alreadyInJob } = ranking;
  const again = (
    <Button size="xs" variant="default" onClick={onAgain}>
      {matchingTexts.again}
    </Button>
  );
  if (matches.length === 0) {
    return <Empty action={again}>{alreadyInJob > 0 ? matchingTexts.everybodyInJob : matchingTexts.nobody}</Empty>;
  }
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text size="xs" c="dimmed">
          {matchingTexts.summary(matches.length, graded)}
          {alreadyInJob > 0 && ` ${matchingTexts.alreadyInJob(alreadyInJob)}`}
        </Text>
        {again}
      </Group>
      <ol className={classes.list}>
        {matches.map((match) => (
          <MatchRow key={match.candidateId} job={job} match={match} />
        ))}
      </ol>
    </Stack>
  );
}
