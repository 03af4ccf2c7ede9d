import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const run = promisify(execFile);

/**
 * OpenResume (https://github.com/xitanggg/open-resume, AGPL-3.0), an application for the browser, in the versions of its
 * libraries that it names. It is downloaded for comparison and is not part of this repository.
 */
const version = '0.1.0';
const packages = [`open-resume@${version}`, 'pdfjs-dist@3.7.107', '@reduxjs/toolkit@1.9.5'];

/** Parses the PDF at a path; what it answers is its own. */
export type PeerParser = (path: string) => Promise<unknown>;

/**
 * Fetches OpenResume's parser into the system's folder for temporary files, once, and makes it run in Node: its sources
 * are bundled as they are, with the build of pdf.js that pdf.js has for Node.
 *
 * @throws Error when the package registry cannot be reached, or when the package has changed its files.
 */
export async function loadOpenResume(report: (what: string) => void): Promise<PeerParser> {
  const folder = join(tmpdir(), `bench-open-resume-${version}`);
  // npm writes this file when everything else is there.
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    report('Fetching OpenResume');
    await mkdir(folder, { recursive: true });
    const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
    await run('npm', ['install', '--legacy-peer-deps', ...options, ...packages], { cwd: folder });
  }
  const bundle = join(folder, 'parser.cjs');
  await bundleParser(join(folder, 'node_modules'), bundle);
  const { parseResumeFromPdf } = createRequire(import.meta.url)(bundle) as { parseResumeFromPdf: PeerParser };
  return parseResumeFromPdf;
}

async function bundleParser(packagesFolder: string, outfile: string): Promise<void> {
  const sources = join(packagesFolder, 'open-resume/src/app/lib');
  const pdfjs = join(packagesFolder, 'pdfjs-dist/legacy/build');
  await build({
    entryPoints: [join(sources, 'parse-resume-from-pdf/index.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    // Its warnings about fonts would clutter the table and cost it time.
    drop: ['console'],
    alias: {
      lib: sources,
      'pdfjs-dist': join(pdfjs, 'pdf.js'),
      'pdfjs-dist/build/pdf.worker.entry': join(pdfjs, 'pdf.worker.entry.js'),
    },
    // Without a browser the worker is found as a property of what stands for the window, and runs in the same thread.
    // What only drawing needs counts as there, or pdf.js asks for packages that draw.
    define: { window: 'globalThis', 'globalThis.DOMMatrix': 'Object', 'globalThis.Path2D': 'Object' },
    external: ['canvas', 'path2d-polyfill'],
  });
}
