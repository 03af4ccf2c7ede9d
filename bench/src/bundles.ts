import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const distFolder = resolve(import.meta.dirname, '../../web/dist');

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** A page of the browser: its entries in the build, and the most that they may weigh, in kB gzip. */
export interface PageBudget {
  page: string;
  entries: readonly string[];
  budget: number;
}

export const pageBudgets: readonly PageBudget[] = [
  { page: 'staff sign-in', entries: ['index.html', 'src/app/routes/session/login-page.tsx'], budget: 250 },
  { page: 'public resume page', entries: ['public.html', 'src/public/resume/resume-page.tsx'], budget: 130 },
];

export interface PageWeight extends PageBudget {
  /** Script and style that load before the page is on the screen, in kB gzip. */
  weight: number;
}

/**
 * Weighs the pages of the last build: each entry with everything that it imports statically.
 * @throws Error when there is no build.
 */
export function weighPages(): PageWeight[] {
  const manifestFile = join(distFolder, '.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error('web is not built: npm run build');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  return pageBudgets.map((page) => {
    const chunks = new Set<Chunk>();
    for (const entry of page.entries) collect(manifest, entry, chunks);
    const files = new Set([...chunks].flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]));
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(distFolder, file))).length, 0);
    return { ...page, weight: Math.round(bytes / 100) / 10 };
  });
}

function collect(manifest: Record<string, Chunk>, name: string, found: Set<Chunk>): void {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk)) return;
  found.add(chunk);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
}
