import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A job with resumes in the order in which a recruiter puts them, all written by hand about people who do not exist. */
export interface HandCase {
  kind: string;
  name: string;
  jobText: string;
  /** Best first. */
  resumes: string[];
}

/** `known` are read while rules are written; `held-out` tell how the rules do on what nobody fitted them to. */
export const caseSets = ['known', 'held-out'] as const;
export type CaseSet = (typeof caseSets)[number];

/** Reads the hand-written cases of a set: `=== kind: name`, `--- job`, `--- 1`, `--- 2` and so on, the best first. */
export function readCases(set: CaseSet): HandCase[] {
  const folder = join(import.meta.dirname, 'cases', set);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/^=== /m).slice(1).map(readCase));
}

function readCase(text: string): HandCase {
  const [head = '', ...parts] = text.split(/^--- (?:job|\d)\n/m);
  const [kind = '', name = ''] = head.trim().split(': ');
  const [jobText = '', ...resumes] = parts.map((part) => part.trim());
  if (resumes.length < 2) throw new Error(`Too few resumes in ${head}`);
  return { kind, name, jobText, resumes };
}
