import type { ScoreState } from '@portal/domain/grading/display-score';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { Text } from '@mantine/core';
import classes from './score-bar.module.css';

/** The resume score: a bar in green, yellow or red with its number, or what it still needs. */
export function ScoreBar({ state }: { state: ScoreState }) {
  if (state.kind === 'jobNotParsed') return <Hint>{candidateTexts.parseJobFirst}</Hint>;
  if (state.kind === 'fileNotParsed') return <Hint>{candidateTexts.parseFileForScore}</Hint>;
  return (
    <div
      className={classes.score}
      role="meter"
      aria-label={scoreTexts.resumeScore}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={state.display}
      data-color={state.color}
    >
      <span className={classes.track}>
        <span className={classes.fill} style={{ width: `${state.display}%` }} />
      </span>
      <span className={classes.number}>{state.display}</span>
    </div>
  );
}

function Hint({ children }: { children: string }) {
  return (
    <Text size="xs" lh={1.3} c="dimmed" className={classes.hint ?? ''}>
      {children}
    </Text>
  );
}
