import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A job with resumes in the order in which a recruiter puts them, all written by hand about people who do not exist. */
export interface HandCase {
  name: string;
  jobText: string;
  /** Best first. */
  resumes: HandResume[];
}

/** A hand-written resume with what makes it hard to place: why it ranks lower, or that it uses other words. */
export interface HandResume {
  trap: string;
  text: string;
}

/**
 * `known` are used while rules are written; the others measured, when they were new, rules that were not fitted to them.
 */
export const caseSets = ['known', 'held-out', 'blind-first', 'blind-second', 'further'] as const;
export type CaseSet = (typeof caseSets)[number];

/**
 * Reads the hand-written cases of a set: `=== kind: name`, `--- job`, `--- 1`, `--- 2 tooJunior` and so on, the best
 * first. A resume without a trap of its own is there for the case's kind.
 */
export function readCases(set: CaseSet): HandCase[] {
  const folder = join(import.meta.dirname, 'cases', set);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/^=== /m).slice(1).map(readCase));
}

function readCase(text: string): HandCase {
  const [head = '', ...parts] = text.split(/^--- /m);
  const [kind = '', name = ''] = head.trim().split(': ');
  const [job, ...resumes] = parts.map((part) => {
    const end = part.indexOf('\n');
    return { trap: part.slice(0, end).split(' ')[1] ?? kind, text: part.slice(end).trim() };
  });
  if (!job || resumes.length < 2) throw new Error(`Too few resumes in ${head}`);
  return { name, jobText: job.text, resumes };
}
