import type { BlindPair } from './blind-set';

/** How pairs of one kind were ordered. */
export interface PairCount {
  kind: string;
  pairs: number;
  right: number;
  ties: number;
}

/** A pair in another order than the recruiter's. */
export interface Misordered extends BlindPair {
  betterScore: number;
  worseScore: number;
}

/**
 * Counts by kind how many pairs the scores order as the recruiter did. A tie counts as wrong and is also counted
 * separately. A candidate without a score counts as 0.
 */
export function countPairs(
  pairs: readonly BlindPair[],
  scoreOf: (job: string, candidate: string) => number,
): { counts: PairCount[]; misordered: Misordered[] } {
  const counts = new Map<string, PairCount>();
  const misordered: Misordered[] = [];
  for (const pair of pairs) {
    const count = counts.get(pair.kind) ?? { kind: pair.kind, pairs: 0, right: 0, ties: 0 };
    counts.set(pair.kind, count);
    const [betterScore, worseScore] = [scoreOf(pair.job, pair.better), scoreOf(pair.job, pair.worse)];
    count.pairs += 1;
    count.right += betterScore > worseScore ? 1 : 0;
    count.ties += betterScore === worseScore ? 1 : 0;
    if (betterScore <= worseScore) misordered.push({ ...pair, betterScore, worseScore });
  }
  return { counts: [...counts.values()].sort((a, b) => a.kind.localeCompare(b.kind)), misordered };
}

/** The counts of several kinds as one. */
export function sumOf(kind: string, counts: readonly PairCount[]): PairCount {
  return counts.reduce(
    (sum, { pairs, right, ties }) => ({
      kind,
      pairs: sum.pairs + pairs,
      right: sum.right + right,
      ties: sum.ties + ties,
    }),
    { kind, pairs: 0, right: 0, ties: 0 },
  );
}
