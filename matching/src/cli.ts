import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { bench } from './cli/bench';
import { inputsOf, type Input } from './cli/inputs';
import { gradeRow, parseRow } from './cli/rows';
import { DocumentError } from './documents/document-text';
import { grade } from './grading/grade';
import { parseJob } from './job/parse-job';
import { parseResume } from './resume/parse-resume';

/**
 * The engine on the command line, one JSON object a line:
 *
 * - `parse FILE…` what each resume says; of a `.zip` each document in it,
 * - `grade --job JOB FILE…` how well each resume suits the job,
 * - `bench DIR` milliseconds and documents a second by format.
 */
const usage = 'usage: matching parse FILE… | grade --job JOB FILE… | bench DIR';

const write = (row: object): void => {
  process.stdout.write(`${JSON.stringify(row)}\n`);
};

/** The calendar day in the user's own time zone, as `YYYY-MM-DD`. */
function todayOf(clock: Date): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${clock.getFullYear()}-${pad(clock.getMonth() + 1)}-${pad(clock.getDate())}`;
}

/** What the system's errors mean to who named the file. */
const systemFaults: Readonly<Record<string, string>> = {
  ENOENT: 'notFound',
  EISDIR: 'directory',
  ENOTDIR: 'notFound',
  EACCES: 'forbidden',
};

function reasonOf(error: unknown): string {
  if (error instanceof DocumentError) return error.fault;
  const fault = error instanceof Error && 'code' in error ? systemFaults[String(error.code)] : undefined;
  if (fault !== undefined) return fault;
  return error instanceof Error ? error.message : 'unknown';
}

/** Writes a row for each document of the files; one that cannot be read gets its reason. */
async function eachDocument(files: readonly string[], work: (input: Input) => Promise<object>): Promise<void> {
  const attempt = async (file: string, rows: () => Promise<void>): Promise<void> => {
    try {
      await rows();
    } catch (error) {
      write({ file, error: reasonOf(error) });
    }
  };
  for (const file of files) {
    await attempt(file, async () => {
      for (const input of await inputsOf(file))
        await attempt(input.name, async () => {
          write(await work(input));
        });
    });
  }
}

/** @throws DocumentError or the system's error when the file has no text. */
async function readJob(file: string, today: string): Promise<ParsedJob> {
  const [description] = await inputsOf(file);
  if (!description) throw new DocumentError('empty');
  return parseJob(await description.read(), { today });
}

/** Tells why there is nothing to print, beside what is printed. */
function refuse(file: string, error: unknown): null {
  process.stderr.write(`${file}: ${reasonOf(error)}\n`);
  return null;
}

async function main(args: readonly string[]): Promise<number> {
  const today = todayOf(new Date());
  const [command, ...rest] = args;
  if (command === 'parse' && rest.length > 0) {
    await eachDocument(rest, async ({ name, read }) => {
      const started = performance.now();
      const resume = parseResume(await read(), { today });
      return parseRow(name, resume, performance.now() - started);
    });
    return 0;
  }
  if (command === 'grade') {
    const at = rest.indexOf('--job');
    const jobFile = at >= 0 ? rest[at + 1] : undefined;
    const files = rest.filter((_, index) => index !== at && index !== at + 1);
    if (at < 0 || jobFile === undefined || files.length === 0) {
      process.stderr.write(`${usage}\n`);
      return 2;
    }
    const job = await readJob(jobFile, today).catch((error: unknown) => refuse(jobFile, error));
    if (!job) return 1;
    await eachDocument(files, async ({ name, read }) =>
      gradeRow(name, grade({ job, resume: parseResume(await read(), { today }), today })),
    );
    return 0;
  }
  if (command === 'bench' && rest[0] !== undefined) {
    const [directory] = rest;
    const rows = await bench(directory, today).catch((error: unknown) => refuse(directory, error));
    rows?.forEach(write);
    return rows ? 0 : 1;
  }
  process.stderr.write(`${usage}\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
