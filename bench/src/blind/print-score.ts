import { scoresOf } from '../parsing/tally';
import { percent, textTable } from '../text-table';
import type { Misordered } from './count-pairs';
import { macroF1, type BlindScore } from './score-answers';

/** Precision, recall and F1 of each field as a table. */
export function printScore(name: string, score: BlindScore): string {
  const rows = [...score.tallies].map(([field, tally]) => {
    const { precision, recall, f1 } = scoresOf(tally);
    return [field, percent(precision), percent(recall), percent(f1)];
  });
  const exact = percent(score.exactSkills / Math.max(1, score.documents));
  return [
    textTable(
      [`${name}: ${String(score.documents)} documents`, 'precision', 'recall', 'F1'],
      [...rows, ['macro', '', '', percent(macroF1(score))]],
    ),
    `skills exactly as listed in ${exact} % of the documents`,
  ].join('\n');
}

/** What was not as a set says, a line for each. */
export function printMistakes({ differences }: BlindScore, misordered: readonly Misordered[]): string {
  return [
    ...differences.map(
      ({ file, field, missed, wrong }) => `${field} of ${file}: ${JSON.stringify(missed)} -> ${JSON.stringify(wrong)}`,
    ),
    ...misordered.map(
      ({ job, kind, better, worse, betterScore, worseScore }) =>
        `${job}, ${kind}: ${better} ${String(betterScore)}, ${worse} ${String(worseScore)}`,
    ),
  ].join('\n');
}
