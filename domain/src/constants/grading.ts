/** The raw score that is shown as 100 (001 §9). */
export const scoreCurveCeiling = 52;
/** Raw scores from here on are green, from {@link yellowFromRawScore} yellow, below red (001 §9). */
export const greenFromRawScore = 30;
export const yellowFromRawScore = 12;
/** The weighted score of a parsed file that has none (001 §9). */
export const defaultWeightedScore = 5;
/** The credit from which something merely related to what is asked is worth telling. */
export const minShownCredit = 0.3;
