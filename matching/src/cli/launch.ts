import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parentArgument } from '../process/end-with-parent';
import { smallHeap, watchProcess, type Breach } from '../process/watch-process';
import { benchRows, type Unread } from './bench';
import type { Measured } from './measure';
import type { WatchedWork } from './watched-work';

/**
 * Runs the engine's command line (`cli.ts`) in a separate process and enforces its limits. A document that crashes the
 * process is read again with a small heap; if it crashes again, it gets a row with the error and the next process reads
 * the documents after it. A job gets a second try in the same way; without it there are no rows. `bench` summarizes the
 * measurements of these processes.
 */

/** Built next to this file (see `bin/matching.mjs`). */
const commandLine = fileURLToPath(new URL('./cli.mjs', import.meta.url));

const [command = '', ...operands] = process.argv.slice(2);
const isBench = command === 'bench';

interface Run {
  code: number | null;
  /** What crashed the process and how; `work` is null between two documents. Null when the process ended by itself. */
  broken: { work: WatchedWork; error: Breach } | null;
  /** The number of documents begun, including those of earlier processes. */
  begun: number;
  /** Its output, when it is not passed on directly. */
  printed: string;
}

/** Runs the command line for the documents that have no row yet, with flags for V8. */
async function run(done: number, flags: readonly string[]): Promise<Run> {
  const args = [parentArgument(), isBench ? 'measure' : command, ...operands];
  const engine = spawn(process.execPath, [...flags, commandLine, ...args], {
    stdio: ['inherit', isBench ? 'pipe' : 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, DOCUMENTS_DONE: String(done) },
  });
  let printed = '';
  engine.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
  });
  let complaints = '';
  engine.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    complaints += chunk;
  });
  const watch = watchProcess(engine);
  const state: { work: WatchedWork; begun: number } = { work: null, begun: done };
  engine.on('message', (message) => {
    state.work = message as WatchedWork;
    if (state.work === null) {
      watch.end();
      return;
    }
    if (state.work.kind === 'document') state.begun += 1;
    watch.begin();
  });
  const code = await new Promise<number | null>((end) => engine.once('close', end));
  // The message that a document is done may arrive after the process was ended; the next process then skips that
  // document.
  const { work, begun } = state;
  const isBroken = (work !== null || begun > done) && (code === null || code > 128);
  // V8's message when it gives up is not meant for users.
  if (!isBroken) process.stderr.write(complaints);
  return {
    code,
    broken: isBroken ? { work, error: watch.breach ?? 'tooLarge' } : null,
    begun,
    printed: wholeLines(printed),
  };
}

/** A process that was ended in the middle of a line leaves its beginning. */
const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);
const lineOf = (row: object): string => `${JSON.stringify(row)}\n`;

function benchOf(printed: string): string {
  const outcomes = printed.split('\n').filter((line) => line !== '');
  return benchRows(outcomes.map((line) => JSON.parse(line) as Measured | Unread))
    .map(lineOf)
    .join('');
}

/** The reader of the rows may have closed the pipe, as `head` does. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

let done = 0;
/** Flags of a process for documents that have not crashed one. */
let usual: readonly string[] = [];
let flags = usual;
let measured = '';
for (;;) {
  const { code, broken, begun, printed } = await run(done, flags);
  measured += printed;
  if (broken === null) {
    process.exitCode = code ?? 1;
    if (isBench && code === 0) process.stdout.write(benchOf(measured));
    break;
  }
  const { work, error } = broken;
  if (work?.kind === 'job') {
    if (flags === smallHeap) {
      process.stderr.write(`${work.file}: ${error}\n`);
      process.exitCode = 1;
      break;
    }
    // Every process reads the job, so the flags it needs apply to all.
    usual = flags = smallHeap;
    continue;
  }
  if (work === null) {
    done = begun;
    continue;
  }
  // The memory that earlier documents left behind is not its fault, so a process of its own reads it again.
  const isGivenUp = flags === smallHeap && begun === done + 1;
  if (isGivenUp) {
    const row = lineOf({ file: work.file, error });
    if (isBench) measured += row;
    else process.stdout.write(row);
  }
  done = isGivenUp ? begun : begun - 1;
  flags = isGivenUp ? usual : smallHeap;
}
