import type { Job } from '@portal/domain/jobs/job';
import { boardTexts as texts } from '@portal/domain/texts/candidate-board';
import { SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { RowsLoading } from '../../../components/ui/states';
import { CandidatesTable } from './candidates-table';

const CandidatesBoard = lazy(() => import('../board/candidates-board'));

/** The candidates of a job as a table, or by status on a board; the choice is remembered in this browser. */
export function CandidatesView({ job, nameOf }: { job: Job; nameOf: (uid: string) => string }) {
  const [view, setView] = useLocalStorage({
    key: 'portal.candidatesView',
    defaultValue: 'table',
    getInitialValueInEffect: false,
  });
  const isBoard = view === 'board';
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label={texts.view}
      value={isBoard ? 'board' : 'table'}
      onChange={setView}
      data={[
        { value: 'table', label: texts.table },
        { value: 'board', label: texts.board },
      ]}
    />
  );
  if (!isBoard) return <CandidatesTable job={job} nameOf={nameOf} viewChoice={choice} />;
  return (
    <Suspense fallback={<RowsLoading rows={6} />}>
      <CandidatesBoard job={job} viewChoice={choice} />
    </Suspense>
  );
}
