import type { Engine } from '../engine';
import { percent, textTable } from '../text-table';
import { easyKinds, makePairs, pairKinds, type PairKind, type PairOptions } from './make-pairs';

export interface KindResult {
  kind: PairKind;
  pairs: number;
  right: number;
  /** Pairs with the same score; they count as half. */
  ties: number;
}

/** Has the engine grade pairs of resumes whose order is known. */
export async function runGrading(engine: Engine, options: PairOptions): Promise<KindResult[]> {
  const results = pairKinds.map((kind): KindResult => ({ kind, pairs: 0, right: 0, ties: 0 }));
  for await (const { kind, jobText, better, worse } of makePairs(options)) {
    const result = results.find((one) => one.kind === kind);
    if (!result) continue;
    const job = await engine.parseJob(jobText);
    const scoreOf = async ({ bytes, fileName }: typeof better): Promise<number> => {
      const resume = await engine.parseResume(bytes, fileName, options.today);
      return (await engine.grade(resume, job, options.today)).weightedScore;
    };
    const difference = (await scoreOf(better)) - (await scoreOf(worse));
    result.pairs += 1;
    result.right += difference > 0 ? 1 : 0;
    result.ties += difference === 0 ? 1 : 0;
  }
  return results;
}

/** Share of pairs ordered as a recruiter orders them. */
export function orderedShare(results: readonly KindResult[]): number {
  const pairs = results.reduce((sum, { pairs: count }) => sum + count, 0);
  return results.reduce((sum, { right, ties }) => sum + right + ties / 2, 0) / Math.max(1, pairs);
}

/** The results as a table. */
export function printGrading(results: readonly KindResult[]): string {
  const easy = results.filter(({ kind }) => easyKinds.includes(kind));
  const hard = results.filter(({ kind }) => !easyKinds.includes(kind));
  const row = (name: string, of: readonly KindResult[]): string[] => [
    name,
    String(of.reduce((sum, { pairs }) => sum + pairs, 0)),
    String(of.reduce((sum, { ties }) => sum + ties, 0)),
    percent(orderedShare(of)),
  ];
  return textTable(
    ['grading: pairs ordered alike', 'pairs', 'ties', 'share'],
    [...results.map((one) => row(one.kind, [one])), row('easy', easy), row('hard', hard)],
  );
}
