import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { smokeFolder } from '../blind/blind-set';
import { loadEngine, type Engine } from '../engine';
import { printStatements, type Graded } from './print-statements';
import { jobTexts, sourcesIn, type Source } from './sources';

/** This many items, spread evenly over all. */
function spread<T>(items: readonly T[], count: number, skip: number): T[] {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: count }, (_, at) => items[Math.floor(at * step) + skip]).flatMap((item) => item ?? []);
}

/**
 * Every statement that the Match tab shows for some candidates, below job and resume, for a person who judges whether it
 * is true. A quote that the resume does not have is marked.
 * @param flags The directory of sets or documents (the smoke set when none is given); `--count 8` candidates,
 *   `--skip 1` takes the next one of each.
 */
export async function measureStatements(flags: readonly string[], today: string): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...flags],
    options: { count: { type: 'string', default: '8' }, skip: { type: 'string', default: '0' } },
    allowPositionals: true,
  });
  const engine = await loadEngine();
  const sources = spread(sourcesIn(positionals[0] ?? smokeFolder), Number(values.count), Number(values.skip));
  const jobs = await Promise.all(jobTexts().map((text) => engine.parseJob(text)));
  const parts: string[] = [];
  let [count, misquoted] = [0, 0];
  for (const source of sources) {
    const printed = printStatements(await gradeSource(engine, source, jobs, today), count + 1);
    parts.push(printed.text);
    count += printed.count;
    misquoted += printed.misquoted;
  }
  return [...parts, `${String(count)} statements, ${String(misquoted)} quotes that no document has`].join('\n\n');
}

async function gradeSource(
  engine: Engine,
  { name, path, jobText }: Source,
  jobs: readonly ParsedJob[],
  today: string,
): Promise<Graded> {
  const resume = await engine.parseResume(readFileSync(path), basename(path), today);
  const own = jobText === null ? jobs : [await engine.parseJob(jobText)];
  const graded = await Promise.all(own.map((job) => gradeFor(engine, name, resume, job, today)));
  return graded.reduce((best, one) => (one.grade.weightedScore > best.grade.weightedScore ? one : best));
}

const gradeFor = async (
  engine: Engine,
  name: string,
  resume: ParsedResume,
  job: ParsedJob,
  today: string,
): Promise<Graded> => ({ name, job, resume, grade: await engine.grade(resume, job, today) });
