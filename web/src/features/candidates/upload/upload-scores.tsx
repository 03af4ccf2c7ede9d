import { displayScore, scoreColor } from '@portal/domain/grading/display-score';
import { uploadListTexts } from '@portal/domain/texts/candidates';
import { Text } from '@mantine/core';
import classes from './upload-area.module.css';
import type { Upload } from './upload';

/** The most scores in one line. */
const maxScores = 8;

/** The scores of finished uploads, best first. */
export function UploadScores({ uploads }: { uploads: readonly Upload[] }) {
  const scores = uploads.flatMap(({ score }) => score ?? []).sort((a, b) => b - a);
  if (scores.length === 0) return null;
  const rest = scores.length - maxScores;
  return (
    <Text size="sm" c="dimmed" component="span" className={classes.scores ?? ''}>
      {uploadListTexts.scores}
      {scores.slice(0, maxScores).map((score, index) => (
        // Scores repeat and their order is fixed, so the position is the key.
        <b key={index} data-color={scoreColor(score)}>
          {displayScore(score)}
        </b>
      ))}
      {rest > 0 && uploadListTexts.moreScores(rest)}
    </Text>
  );
}
