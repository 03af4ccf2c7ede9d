import { defaultWeightedScore, greenFromRawScore, scoreCurveCeiling, yellowFromRawScore } from '../constants/grading';

export type ScoreColor = 'green' | 'yellow' | 'red';

/**
 * The displayed score of a raw weighted score: a whole percentage of the ceiling, 100 from the ceiling on.
 * @param weightedScore 0 to 100.
 */
export function displayScore(weightedScore: number): number {
  if (weightedScore >= scoreCurveCeiling) return 100;
  return Math.round((Math.max(0, weightedScore) / scoreCurveCeiling) * 100);
}

/** The color of the score bar, by the raw score. */
export function scoreColor(weightedScore: number): ScoreColor {
  if (weightedScore >= greenFromRawScore) return 'green';
  if (weightedScore >= yellowFromRawScore) return 'yellow';
  return 'red';
}

/** Content of a candidate's score cell. */
export type ScoreState =
  | { kind: 'jobNotParsed' }
  | { kind: 'fileNotParsed' }
  | { kind: 'score'; weightedScore: number; display: number; color: ScoreColor };

/**
 * The effective raw score: {@link defaultWeightedScore} for a parsed file without a stored one.
 * @returns null for a file that is not parsed.
 */
export function countedScore(options: {
  isFileParsed: boolean;
  weightedScore?: number | null | undefined;
}): number | null {
  return options.isFileParsed ? (options.weightedScore ?? defaultWeightedScore) : null;
}

/**
 * Decides what the score cell shows: a hint when the job or the file is not parsed, else {@link countedScore}.
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
