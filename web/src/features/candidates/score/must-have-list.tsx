import type { MustHaveResult } from '@portal/domain/grading/grade';
import { countMustHaves, type MustHaveOutcome } from '@portal/domain/grading/must-have';
import { gradeTexts } from '@portal/domain/texts/grading';
import { mustHaveTexts } from '@portal/domain/texts/must-haves';
import { Badge, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mustHaveMarkId, type Marks } from '../document/resume-marks';
import { PlaceButton } from '../document/place-button';
import classes from './grade-panel.module.css';

const icons: Record<MustHaveOutcome, ReactNode> = {
  met: <IconCheck size={16} color="var(--score-green)" aria-label={mustHaveTexts.outcomes.met} />,
  unclear: <IconQuestionMark size={16} color="var(--score-yellow)" aria-label={mustHaveTexts.outcomes.unclear} />,
  notMet: <IconX size={16} color="var(--score-red)" aria-label={mustHaveTexts.outcomes.notMet} />,
};

/** The must-haves of the job: met, not met or unclear, each with its quote. */
export function MustHaveList({ mustHaves, marks }: { mustHaves: readonly MustHaveResult[]; marks: Marks }) {
  const { met, asked } = countMustHaves(mustHaves);
  return (
    <section aria-label={mustHaveTexts.title}>
      <Group justify="space-between" mb={6}>
        <Text size="sm" fw={600}>
          {mustHaveTexts.title}
        </Text>
        {asked > 0 && (
          <Text size="sm" c="dimmed">
            {mustHaveTexts.count(met, asked)}
          </Text>
        )}
      </Group>
      <Stack gap={6} component="ul" className={classes.list ?? ''}>
        {mustHaves.map(({ label, isRequired, outcome, found, sentence }, index) => (
          <li key={`${label}-${String(index)}`} className={classes.item}>
            <span className={classes.icon}>{icons[outcome]}</span>
            <div>
              <Group gap={6}>
                <Text size="sm" component="div">
                  {label}
                </Text>
                {!isRequired && (
                  <Badge size="xs" variant="light" color="gray" radius="sm" tt="none">
                    {gradeTexts.preferred}
                  </Badge>
                )}
              </Group>
              <Text size="xs" c="dimmed" component="div">
                {sentence === '' ? (
                  // What is met is stated, if not in words that can be quoted.
                  outcome === 'met' ? (
                    found
                  ) : (
                    mustHaveTexts.notStated
                  )
                ) : (
                  <PlaceButton mark={marks.get(mustHaveMarkId(index))} label={`${label}: “${sentence}”`}>
                    {`“${sentence}”`}
                  </PlaceButton>
                )}
              </Text>
            </div>
          </li>
        ))}
      </Stack>
    </section>
  );
}
