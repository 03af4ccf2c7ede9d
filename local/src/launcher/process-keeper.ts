import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, closeSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followFile } from './follow-file';

/** A running program with all of its children. */
export interface Program {
  /** Process id; undefined when it could not be started. */
  readonly pid: number | undefined;
  /** Resolves when the program and its children have ended, with its exit code or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Calls back for every line of its output. */
  onLine: (listener: (line: string) => void) => void;
  /** The last lines of its output, for error messages. */
  tail: () => string;
}

export interface ProgramOptions {
  /** Unique among the running programs of a keeper. */
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Receives its output; in the keeper's folder by default. */
  logFile?: string;
  /** Ends it by SIGINT and gives it time for its own shutdown. Otherwise it is killed. */
  isAskedFirst?: boolean;
  /** Called with each message that a Node program sends by `process.send`. */
  onMessage?: (message: unknown) => void;
}

/**
 * Starts programs and ends them all, with their children and temporary files: on request, and when this process ends in
 * any way, including SIGKILL.
 */
export interface ProcessKeeper {
  /** A folder for temporary files of the programs. A program that starts a process group of its own writes `<name>.pid`
   * there, so that the group is ended as well. */
  readonly folder: string;
  /** Starts a program. Output is appended to the log of an earlier program of the same name. */
  start: (options: ProgramOptions) => Program;
  /** Removes a file or folder after all programs have ended. */
  removeAtEnd: (path: string) => void;
  /** Ends all programs; resolves when nothing is left of them. */
  close: () => Promise<void>;
}

const keptLines = 60;

/** Seconds that a program has for its own shutdown. */
const patience = 20;

/**
 * Waits until its input ends, because the keeper closed it or has died. Then it ends the programs: by SIGINT where a
 * `.ask` file has the group, and finally by SIGKILL, and polls until they are gone. They are not its children, so `wait`
 * is not possible.
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

/** Creates a keeper without programs. POSIX only: process groups and `sh`. */
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
  const logFiles = new Set<string>();
  return {
    folder,
    start(options) {
      // Not a pipe: a program that outlives this process for its shutdown would fail on a broken one.
      const logFile = options.logFile ?? join(folder, `${options.name}.log`);
      const log = openSync(logFile, logFiles.has(logFile) ? 'a' : 'w');
      logFiles.add(logFile);
      const output = createOutput(logFile);
      const child = spawn(options.command, options.args, {
        cwd: options.cwd,
        env: options.env,
        detached: true,
        stdio: ['ignore', log, log, ...(options.onMessage ? (['ipc'] as const) : [])],
      });
      if (options.onMessage) child.on('message', options.onMessage);
      closeSync(log);
      if (child.pid !== undefined) {
        writeFileSync(join(folder, `${options.name}.${options.isAskedFirst ? 'ask' : 'pid'}`), String(child.pid));
      }
      const program = programOf(child, output);
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

/** The lines that programs append to a log file from now on. */
function createOutput(logFile: string) {
  const lines: string[] = [];
  const listeners: ((line: string) => void)[] = [];
  const take = (line: string) => {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
    for (const listener of listeners) listener(line);
  };
  return { ...followFile(logFile, take), take, lines, listeners };
}

function programOf(child: ChildProcess, output: ReturnType<typeof createOutput>): Program {
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('error', (error) => {
      output.take(String(error));
      output.end();
      resolve(127);
    });
    child.once('exit', (code, signal) => {
      endGroup(child.pid);
      output.end();
      resolve(code ?? signal ?? 1);
    });
  });
  return {
    pid: child.pid,
    ended,
    onLine: (listener) => output.listeners.push(listener),
    tail: () => {
      output.read();
      return output.lines.join('\n');
    },
  };
}

/** Kills what a program has left in its process group. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
}
