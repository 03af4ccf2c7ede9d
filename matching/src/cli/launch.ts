import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { smallHeap, watchProcess, type Breach } from '../process/watch-process';

/**
 * Runs the engine's command line (`cli.ts`) in a process of its own and holds it to its limits. A document that breaks the
 * process is read once more with a small heap; when it breaks that as well it gets a row that says so, and the ones after it
 * are read by the next process.
 */

/** Stands beside this file once both are built (see `bin/matching.mjs`). */
const commandLine = fileURLToPath(new URL('./cli.mjs', import.meta.url));

interface Run {
  code: number | null;
  /** The document that broke the process and how; `file` is null when it broke between two. Null when it ended by itself. */
  broken: { file: string | null; error: Breach } | null;
  /** How many documents were begun, those of earlier processes included. */
  begun: number;
}

/** Runs the command line without the documents that have their rows, with flags for V8. */
async function run(done: number, flags: readonly string[]): Promise<Run> {
  const engine = spawn(process.execPath, [...flags, commandLine, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, DOCUMENTS_DONE: String(done) },
  });
  let complaints = '';
  engine.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const watch = watchProcess(engine);
  /** `file` is the document at work; null between two. */
  const state: Pick<Run, 'begun'> & { file: string | null } = { file: null, begun: done };
  engine.on('message', (message) => {
    state.file = typeof message === 'string' ? message : null;
    if (state.file === null) {
      watch.end();
      return;
    }
    state.begun += 1;
    watch.begin();
  });
  const code = await new Promise<number | null>((end) => engine.once('close', end));
  // That it had done a document may be heard after it was ended: the next process then goes on behind that document.
  const { file, begun } = state;
  const isBroken = (file !== null || begun > done) && (code === null || code > 128);
  // What V8 says when it gives up is no message for people.
  if (!isBroken) process.stderr.write(complaints);
  return { code, broken: isBroken ? { file, error: watch.breach ?? 'tooLarge' } : null, begun };
}

/** Who reads the rows may have seen enough, as `head` does. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

let done = 0;
let flags: readonly string[] = [];
for (;;) {
  const { code, broken, begun } = await run(done, flags);
  if (broken === null) {
    process.exitCode = code ?? 1;
    break;
  }
  if (broken.file === null) {
    done = begun;
    continue;
  }
  // What documents before it have left behind is not its fault: it is read once more by a process of its own.
  const isGivenUp = flags === smallHeap && begun === done + 1;
  if (isGivenUp) process.stdout.write(`${JSON.stringify(broken)}\n`);
  done = isGivenUp ? begun : begun - 1;
  flags = isGivenUp ? [] : smallHeap;
}
