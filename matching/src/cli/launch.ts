import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parentArgument } from '../process/end-with-parent';
import { smallHeap, watchProcess, type Breach } from '../process/watch-process';
import { benchRows, type Unread } from './bench';
import type { Measured } from './measure';
import type { WatchedWork } from './watched-work';

/**
 * Runs the engine's command line (`cli.ts`) in a process of its own and holds it to its limits. A document that breaks the
 * process is read once more with a small heap; when it breaks that as well it gets a row that says so, and the ones after it
 * are read by the next process. A job gets its second try in the same way, and without it there are no rows. `bench` is what such processes measure, summed up here.
 */

/** Stands beside this file once both are built (see `bin/matching.mjs`). */
const commandLine = fileURLToPath(new URL('./cli.mjs', import.meta.url));

const [command = '', ...operands] = process.argv.slice(2);
const isBench = command === 'bench';

interface Run {
  code: number | null;
  /** What broke the process and how; `work` is null when it broke between two documents. Null when it ended by itself. */
  broken: { work: WatchedWork; error: Breach } | null;
  /** How many documents were begun, those of earlier processes included. */
  begun: number;
  /** What it printed, when that does not go straight to whoever reads. */
  printed: string;
}

/** Runs the command line without the documents that have their rows, with flags for V8. */
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
  // That it had done a document may be heard after it was ended: the next process then goes on behind that document.
  const { work, begun } = state;
  const isBroken = (work !== null || begun > done) && (code === null || code > 128);
  // What V8 says when it gives up is no message for people.
  if (!isBroken) process.stderr.write(complaints);
  return {
    code,
    broken: isBroken ? { work, error: watch.breach ?? 'tooLarge' } : null,
    begun,
    printed: wholeLines(printed),
  };
}

/** Of a process that was ended in the middle of a line its beginning is left. */
const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);
const lineOf = (row: object): string => `${JSON.stringify(row)}\n`;

function benchOf(printed: string): string {
  const outcomes = printed.split('\n').filter((line) => line !== '');
  return benchRows(outcomes.map((line) => JSON.parse(line) as Measured | Unread))
    .map(lineOf)
    .join('');
}

/** Who reads the rows may have seen enough, as `head` does. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

let done = 0;
/** Flags of a process for documents that no earlier one was broken by. */
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
    // Every process reads the job: what one needs for it, all do.
    usual = flags = smallHeap;
    continue;
  }
  if (work === null) {
    done = begun;
    continue;
  }
  // What documents before it have left behind is not its fault: it is read once more by a process of its own.
  const isGivenUp = flags === smallHeap && begun === done + 1;
  if (isGivenUp) {
    const row = lineOf({ file: work.file, error });
    if (isBench) measured += row;
    else process.stdout.write(row);
  }
  done = isGivenUp ? begun : begun - 1;
  flags = isGivenUp ? usual : smallHeap;
}
