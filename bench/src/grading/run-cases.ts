import { Buffer } from 'node:buffer';
import type { Engine } from '../engine';
import { percent, textTable } from '../text-table';
import { caseSets, readCases, type CaseSet } from './read-cases';

/** Pairs of hand-written resumes by kind. */
export interface CaseResult {
  set: CaseSet;
  kind: string;
  pairs: number;
  alike: number;
  ties: number;
}

/** Has the engine grade the hand-written cases: every resume of a case against every one that stands below it. */
export async function runCases(engine: Engine, today: string): Promise<CaseResult[]> {
  const results = new Map<string, CaseResult>();
  for (const set of caseSets) {
    for (const { kind, jobText, resumes } of readCases(set)) {
      const job = await engine.parseJob(jobText, today);
      const scores: number[] = [];
      for (const text of resumes) {
        const resume = await engine.parseResume(Buffer.from(text), 'resume.txt', today);
        scores.push((await engine.grade(resume, job, today)).weightedScore);
      }
      const result = results.get(`${set} ${kind}`) ?? { set, kind, pairs: 0, alike: 0, ties: 0 };
      results.set(`${set} ${kind}`, result);
      scores.forEach((better, at) => {
        for (const worse of scores.slice(at + 1)) {
          result.pairs += 1;
          result.alike += better > worse ? 1 : 0;
          result.ties += better === worse ? 1 : 0;
        }
      });
    }
  }
  return [...results.values()];
}

/** Share of pairs ordered as they were written down; ties count half. */
export function shareAlike(results: readonly CaseResult[]): number {
  const pairs = results.reduce((sum, one) => sum + one.pairs, 0);
  return results.reduce((sum, { alike, ties }) => sum + alike + ties / 2, 0) / Math.max(1, pairs);
}

/** The results by kind, and the sum of each set. */
export function printCases(results: readonly CaseResult[]): string {
  const row = (name: string, of: readonly CaseResult[]): string[] => [
    name,
    String(of.reduce((sum, { pairs }) => sum + pairs, 0)),
    String(of.reduce((sum, { ties }) => sum + ties, 0)),
    percent(shareAlike(of)),
  ];
  const rows = caseSets.flatMap((set) => {
    const own = results.filter((one) => one.set === set);
    return [...own.map((one) => row(`${set}: ${one.kind}`, [one])), row(`${set}: all`, own)];
  });
  return textTable(['written by hand', 'pairs', 'ties', 'share'], rows);
}
