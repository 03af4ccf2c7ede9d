import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository';

/** Rooms to build, their sources, and a file that a complete build writes. */
const builds = [
  {
    room: 'functions',
    sources: ['functions', 'matching', 'domain'],
    product: 'functions/dist/package.json',
    stamp: 'functions/dist/.built',
  },
  { room: 'web', sources: ['web', 'domain'], product: 'web/dist/index.html', stamp: 'web/dist/index.html' },
] as const;

/** Builds the rooms whose build is missing or older than its sources. @throws Error with the output of a build that fails. */
export async function buildWhatChanged(report: (step: string) => void): Promise<void> {
  const due = builds.filter(({ sources, product, stamp }) => {
    if (!existsSync(join(repositoryRoot, product)) || !existsSync(join(repositoryRoot, stamp))) return true;
    const builtAt = statSync(join(repositoryRoot, stamp)).mtimeMs;
    return sources.some((source) => newestChange(join(repositoryRoot, source)) > builtAt);
  });
  if (due.length === 0) return;
  report(`Building ${due.map(({ room }) => room).join(' and ')}`);
  await Promise.all(due.map(({ room }) => build(room)));
}

const ignored = new Set(['node_modules', 'dist', '.runs', '.cache']);

/** Time of the latest change below a folder, in milliseconds since 1970. */
function newestChange(folder: string): number {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (ignored.has(entry.name)) continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestChange(path) : statSync(path).mtimeMs);
  }
  return newest;
}

function build(room: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', ['run', '-s', 'build', '-w', room], { cwd: repositoryRoot });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    // 'close' and not 'exit', which can come before the last output.
    npm.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build of ${room} failed.\n\n${output}`));
    });
  });
}
