import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { quantile, textTable } from './text-table';

const root = resolve(import.meta.dirname, '../..');
const rounds = 7;

/** What a fresh process pays before it reads the first document. */
interface Loading {
  milliseconds: number;
  heapBytes: number;
}

function isLoading(value: unknown): value is Loading {
  return typeof value === 'object' && value !== null && 'milliseconds' in value && 'heapBytes' in value;
}

/** Loads the bundle in a process of its own. */
function load(file: string): Loading {
  const code = `globalThis.gc();const before=process.memoryUsage().heapUsed;const began=performance.now();
    const engine=await import(${JSON.stringify(pathToFileURL(file).href)});const milliseconds=performance.now()-began;
    globalThis.gc();console.log(JSON.stringify({milliseconds,heapBytes:process.memoryUsage().heapUsed-before,parts:Object.keys(engine).length}))`;
  const answer: unknown = JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
  if (!isLoading(answer)) throw new Error('The engine did not load');
  return answer;
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** Start-up time and memory of the engine with its taxonomies, bundled as the functions bundle it. */
export async function measureLoading(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  try {
    const outfile = join(folder, 'engine.mjs');
    await build({
      entryPoints: [join(root, 'matching/src/index.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: ['pdfjs-dist'],
      logLevel: 'error',
    });
    const loads = Array.from({ length: rounds }, () => load(outfile));
    const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(1);
    return textTable(
      ['loading the engine', 'value'],
      [
        [
          'start-up, median ms',
          quantile(
            loads.map(({ milliseconds }) => milliseconds),
            0.5,
          ).toFixed(0),
        ],
        [
          'code and taxonomies on the heap, MB',
          megabytes(
            quantile(
              loads.map(({ heapBytes }) => heapBytes),
              0.5,
            ),
          ),
        ],
        ['bundle, MB', megabytes(statSync(outfile).size)],
        ['taxonomies and lexicons as files, MB', megabytes(sizeOf(join(root, 'matching/data')))],
      ],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
