import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { displayScore } from '@portal/domain/grading/display-score';
import type { GradeWeights } from '@portal/domain/grading/grade';
import { previewOrder, type PreviewRow } from '@portal/domain/grading/preview-order';
import { weightTexts } from '@portal/domain/texts/grading';
import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Empty } from '../../../components/ui/states';
import classes from './weights.module.css';

const shownRows = 10;

interface Props {
  candidates: readonly Pick<JobCandidate, 'id' | 'fullName' | 'email' | 'resume' | 'sovren'>[];
  weights: GradeWeights;
}

/** Who would be on top with other weights, and how far that is from the order of now. */
export function OrderPreview({ candidates, weights }: Props) {
  const graded = useMemo(
    () =>
      candidates.flatMap(({ id, sovren: { weightedScore, unweightedScores, adjustment } }) =>
        weightedScore === null ? [] : [{ id, weightedScore, unweightedScores, adjustment }],
      ),
    [candidates],
  );
  const rows = useMemo(() => previewOrder(graded, weights).slice(0, shownRows), [graded, weights]);
  const nameOf = (id: string) => {
    const candidate = candidates.find((one) => one.id === id);
    return candidate ? candidateName(candidate) : weightTexts.candidate;
  };
  if (rows.length === 0) return <Empty>{weightTexts.nobodyGraded}</Empty>;
  return (
    <Stack gap="xs">
      <Text size="xs" c="dimmed">
        {weightTexts.previewOf(graded.length)}
      </Text>
      <table className={classes.order} aria-label={weightTexts.preview}>
        <thead>
          <tr>
            <th scope="col" className={classes.figure}>
              #
            </th>
            <th scope="col">{weightTexts.candidate}</th>
            <th scope="col" className={classes.move}>
              <VisuallyHidden>{weightTexts.change}</VisuallyHidden>
            </th>
            <th scope="col" className={classes.figure}>
              {weightTexts.now}
            </th>
            <th scope="col" className={classes.figure}>
              {weightTexts.then}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} name={nameOf(row.id)} />
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

function Row({ row, name }: { row: PreviewRow; name: string }) {
  return (
    <tr>
      <td className={classes.figure}>{row.place}</td>
      {/* Cut where it is long; its title has all of it. */}
      <td className={classes.name} dir="auto" title={name}>
        {name}
      </td>
      <td className={classes.move}>
        <Move row={row} />
      </td>
      <td className={classes.figure}>{displayScore(row.scoreNow)}</td>
      <td className={classes.figure}>{displayScore(row.score)}</td>
    </tr>
  );
}

function Move({ row: { placeNow, place } }: { row: PreviewRow }) {
  const places = placeNow - place;
  if (places === 0) return <IconMinus size={15} color="var(--ink-soft)" aria-label={weightTexts.same} />;
  const isUp = places > 0;
  const label = isUp ? weightTexts.up(places) : weightTexts.down(-places);
  const Icon = isUp ? IconArrowUp : IconArrowDown;
  return (
    <Group gap={2} wrap="nowrap" role="img" aria-label={label}>
      <Icon size={15} color={isUp ? 'var(--score-green)' : 'var(--score-red)'} aria-hidden />
      <Text span size="xs" aria-hidden>
        {Math.abs(places)}
      </Text>
    </Group>
  );
}
