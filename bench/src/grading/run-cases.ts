import { Buffer } from 'node:buffer';
import type { Engine } from '../engine';
import { percent, textTable } from '../text-table';
import { caseSets, readCases, type CaseSet, type HandCase } from './read-cases';

/** Pairs of hand-written resumes by kind. */
export interface CaseResult {
  set: CaseSet;
  kind: string;
  pairs: number;
  right: number;
  ties: number;
  /** The pairs that were ordered otherwise, for who mends the rules. */
  mistakes: string[];
}

interface Graded {
  trap: string;
  score: number;
}

async function gradeCase(engine: Engine, { jobText, resumes }: HandCase, today: string): Promise<Graded[]> {
  const job = await engine.parseJob(jobText);
  const graded: Graded[] = [];
  for (const { text, trap } of resumes) {
    const resume = await engine.parseResume(Buffer.from(text), 'resume.txt', today);
    graded.push({ trap, score: (await engine.grade(resume, job, today)).weightedScore });
  }
  return graded;
}

/** Each resume of a case with each that ranks below it. */
function pairsOf(graded: readonly Graded[]): { better: Graded; worse: Graded }[] {
  return graded.flatMap((better, at) => graded.slice(at + 1).map((worse) => ({ better, worse })));
}

/** Grades the hand-written cases; pairs are counted by why the lower one ranks below. */
export async function runCases(engine: Engine, today: string): Promise<CaseResult[]> {
  const results = new Map<string, CaseResult>();
  const cases = caseSets.flatMap((set) => readCases(set).map((one) => ({ set, one })));
  for (const { set, one } of cases) {
    for (const { better, worse } of pairsOf(await gradeCase(engine, one, today))) {
      const key = `${set} ${worse.trap}`;
      const known = results.get(key);
      const result = known ?? { set, kind: worse.trap, pairs: 0, right: 0, ties: 0, mistakes: [] };
      if (!known) results.set(key, result);
      result.pairs += 1;
      result.right += better.score > worse.score ? 1 : 0;
      result.ties += better.score === worse.score ? 1 : 0;
      if (better.score <= worse.score)
        result.mistakes.push(
          `${one.name}: ${better.trap} ${String(better.score)}, ${worse.trap} ${String(worse.score)}`,
        );
    }
  }
  return [...results.values()];
}

/** Share of pairs ordered as they were written down; ties count half. */
export function caseOrderedShare(results: readonly CaseResult[]): number {
  const pairs = results.reduce((sum, one) => sum + one.pairs, 0);
  return results.reduce((sum, { right, ties }) => sum + right + ties / 2, 0) / Math.max(1, pairs);
}

/** The results by kind, and the sum of each set. */
export function printCases(results: readonly CaseResult[]): string {
  const row = (name: string, of: readonly CaseResult[]): string[] => [
    name,
    String(of.reduce((sum, { pairs }) => sum + pairs, 0)),
    String(of.reduce((sum, { ties }) => sum + ties, 0)),
    percent(caseOrderedShare(of)),
  ];
  const rows = caseSets.flatMap((set) => {
    const own = results.filter((one) => one.set === set);
    return [...own.map((one) => row(`${set}: ${one.kind}`, [one])), row(`${set}: all`, own)];
  });
  return textTable(['written by hand', 'pairs', 'ties', 'share'], rows);
}
