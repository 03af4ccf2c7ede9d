import { displayScore } from '@portal/domain/grading/display-score';
import type { Grade } from '@portal/domain/grading/grade';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { Group, Stack, Text } from '@mantine/core';
import classes from './grade-panel.module.css';

/** How the overall score follows from the categories: their weighted sum, then each adjustment with its reason. */
export function AdjustmentList({ grade }: { grade: Grade }) {
  const sum = grade.categories.reduce((total, { unweightedScore, weight }) => total + unweightedScore * weight, 0);
  return (
    <section aria-label={scoreTexts.adjustments}>
      <Text size="sm" fw={600} mb={6}>
        {scoreTexts.adjustments}
      </Text>
      <Stack gap={6} component="ul" className={classes.list ?? ''}>
        <Line value={String(displayScore(sum))}>{scoreTexts.weightedCategories}</Line>
        {grade.adjustments.map(({ kind, factor, reason, evidence }) => (
          <Line key={kind} value={scoreTexts.reduces(Math.round((1 - factor) * 100))}>
            <Text size="sm">{scoreTexts.adjustmentKinds[kind]}</Text>
            <Text size="xs" c="dimmed">
              {reason}
            </Text>
            {evidence
              .filter(({ sentence }) => sentence !== '')
              .map(({ sentence }) => (
                <Text key={sentence} size="xs" c="dimmed">
                  “{sentence}”
                </Text>
              ))}
          </Line>
        ))}
        <Line value={String(displayScore(grade.weightedScore))} isTotal>
          {scoreTexts.overallResult}
        </Line>
      </Stack>
    </section>
  );
}

function Line({ value, isTotal = false, children }: { value: string; isTotal?: boolean; children: React.ReactNode }) {
  return (
    <Group component="li" justify="space-between" align="flex-start" wrap="nowrap" data-total={isTotal || undefined}>
      <Text size="sm" component="div" {...(isTotal ? { fw: 600 } : {})}>
        {children}
      </Text>
      <Text size="sm" className={classes.number ?? ''} {...(isTotal ? { fw: 600 } : {})}>
        {value}
      </Text>
    </Group>
  );
}
