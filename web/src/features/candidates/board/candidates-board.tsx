import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { Job } from '@portal/domain/jobs/job';
import { statusId } from '@portal/domain/candidates/status-text';
import { boardTexts as texts } from '@portal/domain/texts/candidate-board';
import { Group, Text, Title } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { offerUndo } from '../../../components/ui/offer-undo';
import { Loaded } from '../../../components/ui/loaded';
import { Empty } from '../../../components/ui/states';
import { useOrganization } from '../../../session/session-context';
import { boardColumns, type BoardColumn } from '../data/status-choices';
import { useCandidateActions } from '../data/use-candidate-actions';
import { BoardCard } from './board-card';
import classes from './board.module.css';
import { maxOnBoard, useBoardCandidates } from './use-board-candidates';

/** The type of what is dragged, so that files and texts are not taken for candidates. */
const dragType = 'application/x-portal-candidate';

/**
 * The candidates of a job in a column for each status. Moving one sets its status, as the menu of its page does.
 * @param viewChoice table or board.
 */
export default function CandidatesBoard({ job, viewChoice }: { job: Job; viewChoice: ReactNode }) {
  const candidates = useBoardCandidates(job.organizationId, job.id);
  return (
    <section aria-label={texts.title}>
      <Group justify="space-between" mb={4}>
        <Title order={2}>{texts.title}</Title>
        {viewChoice}
      </Group>
      <Loaded live={candidates}>
        {(found) => (found.length === 0 ? <Empty>{texts.nobodyAtAll}</Empty> : <Board candidates={found} />)}
      </Loaded>
    </section>
  );
}

function Board({ candidates }: { candidates: readonly JobCandidate[] }) {
  const { bullhorn } = useOrganization().integration;
  const { setStatus } = useCandidateActions();
  const columns = useMemo(
    () =>
      boardColumns(
        bullhorn,
        candidates.map(({ submissionStatus }) => submissionStatus),
      ),
    [bullhorn, candidates],
  );
  const [target, setTarget] = useState('');
  const move = async (candidate: JobCandidate, { id, name, changes }: BoardColumn) => {
    const { accountManager, client, detail } = candidate.submissionStatus;
    if (statusId(candidate.submissionStatus) === id || !(await setStatus(candidate, changes))) return;
    offerUndo(texts.moved(candidateName(candidate), name), async () => {
      await setStatus(candidate, { accountManager, client, detail });
    });
  };
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.hint}
        {candidates.length >= maxOnBoard && ` ${texts.limited(maxOnBoard)}`}
      </Text>
      <ul className={classes.board}>
        {columns.map((column) => {
          const inColumn = candidates.filter(({ submissionStatus }) => statusId(submissionStatus) === column.id);
          return (
            // Dropping is for the mouse; the menu of each card is the way of the keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={column.id}
              className={classes.column}
              data-target={target === column.id || undefined}
              data-empty={inColumn.length === 0 || undefined}
              onDragOver={(event) => {
                if (!event.dataTransfer.types.includes(dragType)) return;
                event.preventDefault();
                setTarget(column.id);
              }}
              onDragLeave={() => {
                setTarget('');
              }}
              onDrop={(event) => {
                event.preventDefault();
                setTarget('');
                const dropped = event.dataTransfer.getData(dragType);
                const candidate = candidates.find(({ id }) => id === dropped);
                if (candidate) void move(candidate, column);
              }}
            >
              <h3 className={classes.heading} aria-label={texts.count(column.name, inColumn.length)}>
                <span dir="auto">{column.name}</span>
                <span>{inColumn.length}</span>
              </h3>
              {inColumn.length === 0 && (
                <Text size="sm" c="dimmed" px={4}>
                  {texts.nobody}
                </Text>
              )}
              <ul className={classes.cards}>
                {inColumn.map((candidate) => (
                  <BoardCard
                    key={candidate.id}
                    candidate={candidate}
                    columns={columns}
                    currentId={column.id}
                    dragType={dragType}
                    onMove={(to) => void move(candidate, to)}
                  />
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </>
  );
}
