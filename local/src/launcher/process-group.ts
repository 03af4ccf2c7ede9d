import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';

/** A program that runs beside this one, with all of its own children. */
export interface RunningGroup {
  /** Resolves when the program ends, with its exit code or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Calls back for every line of its output. */
  onLine(listener: (line: string) => void): void;
  /** The last lines of its output, for telling what went wrong. */
  tail(): string;
  /**
   * Ends it and everything it started: first politely, after the patience by force.
   * @param patience milliseconds.
   */
  stop(patience?: number): Promise<void>;
}

const keptLines = 60;
const groups = new Set<{ kill: (signal: NodeJS.Signals) => void }>();
let hooked = false;

/**
 * Starts a program in a process group of its own. When this process ends in whatever way, the group ends too.
 * @param options.logFile where its output is kept.
 */
export function startGroup(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; logFile?: string },
): RunningGroup {
  hookOnce();
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (signal: NodeJS.Signals) => {
    killGroup(child, signal);
  };
  const entry = { kill };
  groups.add(entry);
  const log = options.logFile ? createWriteStream(options.logFile, { flags: 'a' }) : null;
  const lines: string[] = [];
  const listeners: ((line: string) => void)[] = [];
  const take = (line: string) => {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
    log?.write(`${line}\n`);
    for (const listener of listeners) listener(line);
  };
  for (const stream of [child.stdout, child.stderr]) readLines(stream, take);
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('error', (error) => {
      take(String(error));
      groups.delete(entry);
      resolve(127);
    });
    child.once('exit', (code, signal) => {
      groups.delete(entry);
      resolve(code ?? signal ?? 1);
    });
  });
  return {
    ended,
    onLine: (listener) => listeners.push(listener),
    tail: () => lines.join('\n'),
    async stop(patience = 15_000) {
      kill('SIGINT');
      const timer = setTimeout(() => {
        kill('SIGKILL');
      }, patience);
      await ended;
      clearTimeout(timer);
      // The program itself is gone; what it left behind goes now.
      kill('SIGKILL');
    },
  };
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

function readLines(stream: NodeJS.ReadableStream, take: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    parts.forEach(take);
  });
  stream.on('end', () => {
    if (rest) take(rest);
  });
}

/** However this process ends, no group stays behind. */
function hookOnce(): void {
  if (hooked) return;
  hooked = true;
  process.on('exit', () => {
    for (const group of groups) group.kill('SIGKILL');
  });
}
