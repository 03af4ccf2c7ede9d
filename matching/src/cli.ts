import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { inputsOf, type Input } from './cli/inputs';
import { measure, measuredFiles } from './cli/measure';
import { gradeRow, parseRow } from './cli/rows';
import { watched } from './cli/watched-work';
import { DocumentError } from './documents/document-text';
import { grade } from './grading/grade';
import { parseJob } from './job/parse-job';
import { endWithParent, readParent } from './process/end-with-parent';
import { parseResume } from './resume/parse-resume';

/**
 * The engine on the command line, one JSON object a line:
 *
 * - `parse FILE…` the parsed resume of each file; of a `.zip` each document in it,
 * - `grade --job JOB FILE…` the grade of each resume for the job,
 * - `measure DIR` the time to read each document of a directory; `bench DIR` is the summary by `cli/launch.ts`.
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

/** System errors in terms of the command line. */
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

/** Documents whose rows earlier processes wrote before they crashed (see `cli/launch.ts`). */
const documentsDone = Number(process.env.DOCUMENTS_DONE ?? 0);

let count = 0;

/** Writes the row of a document, or the reason why it cannot be read, unless an earlier process has. */
async function writeRow(file: string, row: () => Promise<object>): Promise<void> {
  count += 1;
  if (count <= documentsDone) return;
  await watched({ kind: 'document', file }, async () => {
    write(await row().catch((error: unknown) => ({ file, error: reasonOf(error) })));
  });
}

/** Writes a row for each document of the files. */
async function eachDocument(files: readonly string[], work: (input: Input) => Promise<object>): Promise<void> {
  for (const file of files) {
    const opened = await inputsOf(file).catch((error: unknown) => ({ error }));
    if ('error' in opened) {
      await writeRow(file, () => Promise.resolve({ file, error: reasonOf(opened.error) }));
      continue;
    }
    for (const input of opened) await writeRow(input.name, () => work(input));
  }
}

/** @throws DocumentError or the system's error when the file has no text. */
async function readJob(file: string): Promise<ParsedJob> {
  const [description] = await inputsOf(file);
  if (!description) throw new DocumentError('empty');
  return parseJob(await description.read());
}

/** Writes to the error output why there are no rows. */
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
    const job = await watched({ kind: 'job', file: jobFile }, () => readJob(jobFile)).catch((error: unknown) =>
      refuse(jobFile, error),
    );
    if (!job) return 1;
    await eachDocument(files, async ({ name, read }) =>
      gradeRow(name, grade({ job, resume: parseResume(await read(), { today }), today })),
    );
    return 0;
  }
  if (command === 'measure' && rest[0] !== undefined) {
    const [directory] = rest;
    const files = await measuredFiles(directory).catch((error: unknown) => refuse(directory, error));
    for (const { file, isWarmUp } of files ?? []) await writeRow(file, () => measure(file, isWarmUp, today));
    return files ? 0 : 1;
  }
  process.stderr.write(`${usage}\n`);
  return 2;
}

/** The reader of the rows may have closed the pipe, as `head` does. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === 'EPIPE' ? 0 : 1);
});

const { parent, rest } = readParent(process.argv.slice(2));
if (parent !== null) endWithParent(parent);
process.exitCode = await main(rest);
// The channel to the parent process would keep this one alive.
if (process.connected) process.disconnect();
