/**
 * Bundles the functions for `firebase deploy` and for the emulator: our own packages are inlined (workspace links do
 * not survive a deploy), packages from the registry stay imports and are listed in the generated `package.json` with the
 * exact versions of the lock file. What is loaded by `import()` becomes a chunk of its own. Files that did not change
 * are left alone, so that an emulator that watches the folder does not restart for nothing.
 *
 * Usage: node build.mjs [--outdir <folder>]
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(here);
/** Node of the cloud; the newest runtime that every dependency supports. */
const runtime = '22';

const { values } = parseArgs({ options: { outdir: { type: 'string', default: path.join(here, 'dist') } } });
const outdir = path.resolve(values.outdir);
const startedAt = performance.now();

const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')).packages;
/** Name and version of each package that the bundle imports. */
const dependencies = new Map();

const ownPackagesInside = {
  name: 'own-packages-inside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: specifier, importer, kind }) => {
      if (kind === 'entry-point' || specifier.startsWith('@portal/')) return undefined;
      if (!isBuiltin(specifier)) remember(packageNameOf(specifier), importer);
      return { path: specifier, external: true };
    });
  },
};

function packageNameOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function remember(name, importer) {
  const workspace = path.relative(root, importer).split(path.sep)[0];
  const version = (lock[`${workspace}/node_modules/${name}`] ?? lock[`node_modules/${name}`])?.version;
  if (!version) throw new Error(`${name}, imported by ${path.relative(root, importer)}, is not in package-lock.json`);
  const other = dependencies.get(name);
  if (other && other !== version) throw new Error(`${name} is wanted in two versions: ${other} and ${version}`);
  dependencies.set(name, version);
}

/** Packages whose files are read and whose code is not imported: fonts of PDFs, countries of addresses, languages of scans. */
const readAtRunTime = Object.keys(
  JSON.parse(await readFile(path.join(here, 'package.json'), 'utf8')).dependencies,
).filter((name) =>
  ['@expo-google-fonts/', '@fontsource/', '@ip-location-db/', '@tesseract.js-data/'].some((scope) =>
    name.startsWith(scope),
  ),
);
for (const name of readAtRunTime) remember(name, path.join(here, 'package.json'));
for (const language of await defaultScanLanguages()) {
  const name = `@tesseract.js-data/${language}`;
  if (!dependencies.has(name)) throw new Error(`${name} is missing in functions/package.json: no scan would be read`);
}

const result = await build({
  entryPoints: [path.join(here, 'src/index.ts'), path.join(here, 'src/document-worker.ts')],
  outdir,
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  charset: 'utf8',
  legalComments: 'none',
  chunkNames: 'chunks/[name]-[hash]',
  write: false,
  metafile: true,
  logLevel: 'warning',
  plugins: [ownPackagesInside],
});

refuseAtStart(result.metafile.outputs, 'react');
refuseAtStart(result.metafile.outputs, 'yup');
refuseAtStart(result.metafile.outputs, 'tesseract.js-core');

const manifest = {
  private: true,
  type: 'module',
  main: 'index.js',
  // The program of a child process is found by name, because the code that starts it may be in any chunk.
  imports: { '#document-worker': './document-worker.js' },
  engines: { node: runtime },
  dependencies: Object.fromEntries([...dependencies].sort(([a], [b]) => (a < b ? -1 : 1))),
};

const files = new Map(result.outputFiles.map((file) => [file.path, file.contents]));
files.set(path.join(outdir, 'package.json'), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));

const written = await writeChanged(files);
await writeFile(path.join(outdir, '.built'), '');
await removeOthers(files);
const size = [...files.values()].reduce((sum, contents) => sum + contents.length, 0);
process.stdout.write(
  `functions: ${files.size} files, ${Math.round(size / 1024)} kB, ${written} changed, ${Math.round(performance.now() - startedAt)} ms\n`,
);

/** The languages whose data the functions need unless `SCAN_LANGUAGES` names others. */
async function defaultScanLanguages() {
  const { outputFiles } = await build({
    entryPoints: [path.join(here, 'src/runtime/default-scan-languages.ts')],
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).defaultScanLanguages;
}

/**
 * Fails the build when a package is loaded at start. The recognition of scans is large and loads with the first scan;
 * schemas are half of what a process has to load, and a process needs those of the function that it serves.
 * React decides by `NODE_ENV` which of its builds it loads, and the emulator sets that only after a function's module is
 * loaded: loaded earlier, it would be two builds that do not fit.
 */
function refuseAtStart(outputs, name) {
  const seen = new Set();
  const waiting = Object.keys(outputs).filter((file) => path.basename(file) === 'index.js');
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { path: imported, kind, external } of outputs[file]?.imports ?? []) {
      if (kind === 'dynamic-import') continue;
      if (external && packageNameOf(imported) === name) throw new Error(`${name} is loaded at start by ${file}`);
      if (!external) waiting.push(imported);
    }
  }
}

async function writeChanged(wanted) {
  let count = 0;
  for (const [file, contents] of wanted) {
    if (existsSync(file) && Buffer.compare(await readFile(file), contents) === 0) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, contents);
    count += 1;
  }
  return count;
}

/** Chunks of earlier builds. Everything else in the folder (secrets, settings of an emulator) is not ours. */
async function removeOthers(wanted) {
  const chunks = path.join(outdir, 'chunks');
  if (!existsSync(chunks)) return;
  for (const name of await readdir(chunks)) {
    const file = path.join(chunks, name);
    if (!wanted.has(file)) await rm(file);
  }
}
