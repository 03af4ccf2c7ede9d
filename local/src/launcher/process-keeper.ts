import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, closeSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followFile } from './follow-file';

/** A program that runs beside this one, with all of its own children. */
export interface Program {
  /** Resolves when the program ends, with its exit code or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Calls back for every line of its output. */
  onLine: (listener: (line: string) => void) => void;
  /** The last lines of its output, for telling what went wrong. */
  tail: () => string;
}

export interface ProgramOptions {
  /** Names the program within its keeper. */
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Where its output is kept; until the end of the keeper when left out. */
  logFile?: string;
  /** Ask it to end by SIGINT and give it time, because it has something to save. Otherwise it is killed. */
  isAskedFirst?: boolean;
}

/**
 * Starts programs and ends them all, with everything that they started and the files that they leave: when it is told
 * to, and also when this process dies in whatever way, by SIGKILL too.
 */
export interface ProcessKeeper {
  /** A folder for the temporary files of the programs. A program that begins a process group of its own, outside of
   * the one it was started in, writes `<name>.pid` there to be ended as well. */
  readonly folder: string;
  start: (options: ProgramOptions) => Program;
  /** Removes a file or folder after all programs have ended. */
  removeAtEnd: (path: string) => void;
  /** Ends all programs; resolves when nothing is left of them. */
  close: () => Promise<void>;
}

const keptLines = 60;

/** Seconds that a program has when it is asked to end. */
const patience = 20;

/**
 * Waits until its input ends, which is when the keeper closes it or dies. Then it ends the programs: by SIGINT where a
 * `.ask` file names the group, and in the end by SIGKILL, after which it looks until they are gone. `wait` is not
 * possible as they are no children of it.
 */
const reaper = `
cat >/dev/null
cd "$1" || exit 1
for file in *.ask; do
  [ -f "$file" ] && kill -s INT -- "-$(cat "$file")"
done
for file in *.ask; do
  left=${patience * 10}
  while [ -f "$file" ] && [ "$left" -gt 0 ] && kill -0 "$(cat "$file")"; do
    sleep 0.1
    left=$((left - 1))
  done
done
for file in *.ask *.pid; do
  [ -f "$file" ] && kill -s KILL -- "-$(cat "$file")"
done
for file in *.ask *.pid; do
  left=50
  while [ -f "$file" ] && [ "$left" -gt 0 ] && kill -0 -- "-$(cat "$file")"; do
    sleep 0.1
    left=$((left - 1))
  done
done
[ -f remove ] && while IFS= read -r path; do rm -rf -- "$path"; done <remove
cd / && rm -rf -- "$1"
`;

/** Begins a keeper with nothing to keep. POSIX only: process groups and `sh`. */
export function createProcessKeeper(): ProcessKeeper {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const watch = spawn('sh', ['-c', reaper, 'sh', folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  const watchEnded = new Promise<void>((resolve) => {
    watch.once('exit', () => {
      resolve();
    });
  });
  watch.stdin.on('error', () => undefined);
  const ends: Promise<unknown>[] = [];
  return {
    folder,
    start(options) {
      // A file, no pipe: a program that saves something after this process has died would fail on a broken pipe.
      const logFile = options.logFile ?? join(folder, `${options.name}.log`);
      const log = openSync(logFile, 'w');
      const child = spawn(options.command, options.args, {
        cwd: options.cwd,
        env: options.env,
        detached: true,
        stdio: ['ignore', log, log],
      });
      closeSync(log);
      if (child.pid !== undefined) {
        writeFileSync(join(folder, `${options.name}.${options.isAskedFirst ? 'ask' : 'pid'}`), String(child.pid));
      }
      const program = programOf(child, logFile);
      ends.push(program.ended);
      return program;
    },
    removeAtEnd(path) {
      appendFileSync(join(folder, 'remove'), `${path}\n`);
    },
    async close() {
      watch.stdin.end();
      await Promise.all([watchEnded, ...ends]);
    },
  };
}

function programOf(child: ChildProcess, logFile: string): Program {
  const lines: string[] = [];
  const listeners: ((line: string) => void)[] = [];
  const take = (line: string) => {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
    for (const listener of listeners) listener(line);
  };
  const output = followFile(logFile, take);
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('error', (error) => {
      take(String(error));
      output.end();
      resolve(127);
    });
    child.once('exit', (code, signal) => {
      output.end();
      resolve(code ?? signal ?? 1);
    });
  });
  return {
    ended,
    onLine: (listener) => listeners.push(listener),
    tail: () => {
      output.read();
      return lines.join('\n');
    },
  };
}
