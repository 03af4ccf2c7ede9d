import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './manifest';

/**
 * Everything that an entry may ever load: what it imports and what it imports on demand, to the end.
 * @param entry a key of the manifest, such as `public.html`.
 * @returns scripts below the build's folder, each once.
 * @throws Error when the manifest lacks the key.
 */
export function reachableScripts(manifest: Manifest, entry: string): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest has no ${key}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(entry);
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files.filter((file) => file.endsWith('.js')))];
}

/** The packages with code in a script, by its source map, which excludes code of the bundler. */
export function packagesIn(distFolder: string, script: string): string[] {
  const file = join(distFolder, `${script}.map`);
  if (!existsSync(file)) return [];
  const map = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
  const names = map.sources.map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? '');
  return [...new Set(names.filter((name) => name !== ''))];
}
