import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, Manifests } from './manifest';
import { weighPages, type PageWeight } from './weigh-pages';

export const distFolder = resolve(import.meta.dirname, '../../../web/dist');

/**
 * Weighs the pages of the last build of the browser's part.
 * @throws Error when there is none.
 */
export function weighLastBuild(): PageWeight[] {
  const manifests = lastManifests();
  const sizes = new Map<string, number>();
  return weighPages(manifests, (file) => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipSync(readFileSync(join(distFolder, file))).length;
    sizes.set(file, size);
    return size;
  });
}

/** The manifests of the last build. @throws Error when there is none. */
export function lastManifests(): Manifests {
  return { staff: readManifest('manifest.json'), viewer: readManifest('viewer-manifest.json') };
}

function readManifest(name: string): Manifest {
  const file = join(distFolder, '.vite', name);
  if (!existsSync(file)) throw new Error('web is not built: npm run build');
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
