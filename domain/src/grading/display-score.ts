import { defaultWeightedScore, greenFromRawScore, scoreCurveCeiling, yellowFromRawScore } from '../constants/grading';

export type ScoreColor = 'green' | 'yellow' | 'red';

/**
 * The score that people see for a raw weighted score (001 §9): above the ceiling 100, else the score divided by the
 * ceiling, as a whole number.
 * @param weightedScore 0 to 100.
 */
export function displayScore(weightedScore: number): number {
  if (weightedScore >= scoreCurveCeiling) return 100;
  return Math.round((Math.max(0, weightedScore) / scoreCurveCeiling) * 100);
}

/** The colour of the score bar. It goes by the raw score, not by the displayed one (001 §9). */
export function scoreColor(weightedScore: number): ScoreColor {
  if (weightedScore >= greenFromRawScore) return 'green';
  if (weightedScore >= yellowFromRawScore) return 'yellow';
  return 'red';
}

/** What the score cell of a candidate shows. */
export type ScoreState =
  | { kind: 'jobNotParsed' }
  | { kind: 'fileNotParsed' }
  | { kind: 'score'; weightedScore: number; display: number; color: ScoreColor };

/**
 * The raw score that a candidate counts as: a parsed file without a stored score as {@link defaultWeightedScore}.
 * @returns null for a file that is not parsed, which has none.
 */
export function countedScore(options: {
  isFileParsed: boolean;
  weightedScore?: number | null | undefined;
}): number | null {
  return options.isFileParsed ? (options.weightedScore ?? defaultWeightedScore) : null;
}

/**
 * Decides what the score cell shows (001 §2.5): a hint when the job or the file is not parsed, else the score that
 * the candidate counts as ({@link countedScore}).
 */
export function scoreState(options: {
  isJobParsed: boolean;
  isFileParsed: boolean;
  weightedScore?: number | null | undefined;
}): ScoreState {
  if (!options.isJobParsed) return { kind: 'jobNotParsed' };
  const weightedScore = countedScore(options);
  if (weightedScore === null) return { kind: 'fileNotParsed' };
  return { kind: 'score', weightedScore, display: displayScore(weightedScore), color: scoreColor(weightedScore) };
}
