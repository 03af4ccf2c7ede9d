/** Counts of one field over documents. */
export interface Tally {
  /** Found and right. */
  right: number;
  /** Found, but not in the truth. */
  wrong: number;
  /** In the truth, but not found. */
  missed: number;
}

export function emptyTally(): Tally {
  return { right: 0, wrong: 0, missed: 0 };
}

/** Adds counts to a tally. */
export function addTally(sum: Tally, more: Tally): void {
  sum.right += more.right;
  sum.wrong += more.wrong;
  sum.missed += more.missed;
}

/** Precision, recall and their harmonic mean; 1 where nothing was to find and nothing was found. */
export function scoresOf({ right, wrong, missed }: Tally): { precision: number; recall: number; f1: number } {
  if (right + wrong + missed === 0) return { precision: 1, recall: 1, f1: 1 };
  const precision = right + wrong === 0 ? 0 : right / (right + wrong);
  const recall = right + missed === 0 ? 0 : right / (right + missed);
  return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}
