/**
 * Starts the engine's command line. The sources become two files first, the engine (`src/cli.ts`) and what launches it
 * (`src/cli/launch.ts`): loaders that translate each module as it is loaded take more memory for the PDF library than any
 * document does.
 *
 * Usage: node matching.mjs <arguments of the command line>
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const built = path.join(here, 'dist');

/** Packages of the registry are imported from where they are installed; our own are inside. */
const ownPackagesInside = {
  name: 'own-packages-inside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
      kind === 'entry-point' || specifier.startsWith('@portal/') ? undefined : { path: specifier, external: true },
    );
  },
};

/** Writes the files that run. */
async function bundle() {
  const { outputFiles } = await build({
    entryPoints: { cli: path.join(here, 'src/cli.ts'), launch: path.join(here, 'src/cli/launch.ts') },
    outdir: built,
    outExtension: { '.js': '.mjs' },
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
  await mkdir(built, { recursive: true });
  await Promise.all(outputFiles.map((file) => writeChanged(file.path, file.contents)));
}

/**
 * Writes a file unless it is there already: a checkout may be read only. Others that start at the same time write the same
 * one.
 */
async function writeChanged(file, contents) {
  const written = await readFile(file).catch(() => null);
  if (written?.equals(contents)) return;
  const own = `${file}.${process.pid}`;
  await writeFile(own, contents);
  await rename(own, file);
}

try {
  await bundle();
} catch (error) {
  process.stderr.write(`${built}: ${error.message}\n`);
  process.exit(1);
}
await import(pathToFileURL(path.join(built, 'launch.mjs')).href);
