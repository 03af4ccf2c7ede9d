/**
 * Starts the engine's command line (`src/cli.ts`) and holds it to its limits. The sources become one file first: loaders
 * that translate each module as it is loaded take more memory for the PDF library than any document does. The engine then
 * runs in a process of its own, whose memory and time are looked at from outside. A document that breaks it is read once more
 * with a small heap; when it breaks that as well it gets a row that says so, and the ones after it are read by the next process.
 *
 * Usage: node matching.mjs <arguments of the command line>
 */
import { readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bundle = path.join(here, 'dist/cli.mjs');

/**
 * A small heap, for a document that broke a process: garbage is collected before there is much of it. It costs time, so
 * that documents are read without it first.
 */
const smallHeap = ['--max-old-space-size=288', '--max-semi-space-size=8'];
/** Bytes in memory at which a process is ended: below 512 MB by what it may take between two looks. */
const mostResident = 448 * 1024 * 1024;
const lookEvery = 10;
/** Milliseconds that a document may keep the process: readers stop by themselves after ten seconds. */
const patience = 30_000;

/** Packages of the registry are imported from where they are installed; our own are inside. */
const ownPackagesInside = {
  name: 'own-packages-inside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
      kind === 'entry-point' || specifier.startsWith('@portal/') ? undefined : { path: specifier, external: true },
    );
  },
};

/**
 * Writes the file that runs, unless it is there already: a checkout may be read only. Others that start at the same time
 * write the same one.
 */
async function bundled() {
  const { outputFiles } = await build({
    entryPoints: [path.join(here, 'src/cli.ts')],
    outfile: bundle,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    plugins: [ownPackagesInside],
  });
  const written = await readFile(bundle).catch(() => null);
  if (written?.equals(outputFiles[0].contents)) return;
  await mkdir(path.dirname(bundle), { recursive: true });
  const own = `${bundle}.${process.pid}`;
  await writeFile(own, outputFiles[0].contents);
  await rename(own, bundle);
}

/** Bytes that a process has in memory; 0 where the system does not tell (it does on Linux, in pages of 4 KiB). */
function residentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}

/**
 * Runs the command line without the documents that have their rows, with flags for V8.
 * @returns its exit code, or the document that broke it and why (`file` is null when it broke between two), and the number
 * of documents begun.
 */
async function run(done, flags) {
  const engine = spawn(process.execPath, [...flags, bundle, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, DOCUMENTS_DONE: String(done) },
  });
  let complaints = '';
  engine.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  /** The document at work; null between two. */
  let file = null;
  let begun = done;
  let since = 0;
  let error = 'tooLarge';
  engine.on('message', (message) => {
    file = message;
    since = performance.now();
    if (file !== null) begun += 1;
  });
  const watch = setInterval(() => {
    if (file === null) return;
    const isLate = performance.now() - since > patience;
    if (!isLate && residentOf(engine.pid) < mostResident) return;
    error = isLate ? 'timeout' : 'tooLarge';
    engine.kill('SIGKILL');
  }, lookEvery);
  const code = await new Promise((end) => engine.once('close', (exitCode) => end(exitCode)));
  clearInterval(watch);
  // That it had done a document may be heard after it was ended: the next process then goes on behind that document.
  const isBroken = (file !== null || begun > done) && (code === null || code > 128);
  // What V8 says when it gives up is no message for people.
  if (!isBroken) process.stderr.write(complaints);
  return { code, broken: isBroken ? { file, error } : null, begun };
}

/** Who reads the rows may have seen enough, as `head` does. */
process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1));

await bundled().catch((error) => {
  process.stderr.write(`${bundle}: ${error.message}\n`);
  process.exit(1);
});
let done = 0;
let flags = [];
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
