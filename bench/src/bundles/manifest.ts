/** A file of the build, as Vite's manifest has it (https://vite.dev/guide/backend-integration). */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
export type Manifest = Partial<Record<string, ManifestChunk>>;

/** The two builds of the browser's part: the staff application, and the pages of viewers. */
export interface Manifests {
  staff: Manifest;
  viewer: Manifest;
}

/**
 * Script and style files that a browser needs before a page is on screen: those of the entries and of all that they
 * import statically. What is imported on demand counts only where it is named as an entry itself.
 * @param entries keys of the manifest, such as `public.html`, or `public.html#0` for the first chunk that it imports on demand.
 * @returns paths below the build's folder, each once.
 * @throws Error when the manifest lacks the key.
 */
export function initialFiles(manifest: Manifest, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[chunkKey(manifest, key)];
    if (!chunk) throw new Error(`the manifest has no ${key}`);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  entries.forEach(visit);
  return [...files];
}

function chunkKey(manifest: Manifest, key: string): string {
  const [entry = '', index] = key.split('#');
  return index === undefined ? key : (manifest[entry]?.dynamicImports?.[Number(index)] ?? key);
}
