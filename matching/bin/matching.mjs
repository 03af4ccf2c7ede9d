/**
 * Starts the engine's command line. The sources are bundled into two files first, the engine (`src/cli.ts`) and its
 * launcher (`src/cli/launch.ts`), because loaders that translate modules on the fly take more memory for the PDF
 * library than any document does.
 *
 * Usage: node matching.mjs <arguments of the command line>
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const built = path.join(here, 'dist');

/** Bundles our own packages; imports registry packages from where they are installed. */
const ownPackagesInside = {
  name: 'own-packages-inside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
      kind === 'entry-point' || specifier.startsWith('@portal/') ? undefined : { path: specifier, external: true },
    );
  },
};

/** Writes the bundles. */
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
 * Writes a file unless it exists with the same content: a checkout may be read-only, and processes that start at the
 * same time write the same file.
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
