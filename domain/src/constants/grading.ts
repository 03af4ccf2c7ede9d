/** Raw score that is displayed as 100. */
export const scoreCurveCeiling = 52;
/** Raw scores from here are green, from {@link yellowFromRawScore} yellow, below that red. */
export const greenFromRawScore = 30;
export const yellowFromRawScore = 12;
/** Weighted score of a parsed resume without a stored score. */
export const defaultWeightedScore = 5;
/** Minimum credit at which evidence that is merely related is shown as a near match. */
export const minShownCredit = 0.3;
