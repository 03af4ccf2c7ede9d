import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from './manifest';
import { weighPages, type PageWeight } from './weigh-pages';

export const distFolder = resolve(import.meta.dirname, '../../../web/dist');

/**
 * Weighs the pages of the last build of the browser's part.
 * @throws Error when there is none.
 */
export function weighLastBuild(): PageWeight[] {
  const manifest = lastManifest();
  const sizes = new Map<string, number>();
  return weighPages(manifest, (file) => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipSync(readFileSync(join(distFolder, file))).length;
    sizes.set(file, size);
    return size;
  });
}

/** @throws Error when there is no build. */
export function lastManifest(): Manifest {
  const manifestFile = join(distFolder, '.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error('web is not built: npm run build');
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
}
