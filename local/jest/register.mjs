/**
 * Lets bare Node load the rooms' sources in a test process (`node --import local/jest/register.mjs`): TypeScript and JSX
 * compiled once and kept on disk, imports without extension, style sheets as their class names, and Jest's globals.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from 'esbuild';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/jest-sources/', import.meta.url));
mkdirSync(cacheFolder, { recursive: true });
enableCompileCache(join(cacheFolder, 'v8'));

const globals = new URL('globals.mjs', import.meta.url).href;
const stubs = [
  [/\.module\.css$/, 'export default new Proxy({}, { get: (_target, name) => String(name) });'],
  [/\.css$/, 'export default {};'],
  [/^altcha\/workers\//, 'export default class {}'],
];
const extensions = ['.ts', '.tsx', '/index.ts'];
const isTypeScript = /\.m?tsx?$/;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
    const stub = stubs.findIndex(([pattern]) => pattern.test(specifier));
    if (stub !== -1) return { url: `stub:${stub}`, shortCircuit: true };
    if (specifier.startsWith('.') && context.parentURL?.startsWith('file:')) {
      const url = new URL(specifier, context.parentURL);
      const path = fileURLToPath(url);
      if (!isFile(path)) {
        const found = extensions.find((extension) => existsSync(path + extension));
        if (found) return { url: `${url.href}${found}`, shortCircuit: true };
      }
    }
    return nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    if (url.startsWith('stub:'))
      return { format: 'module', source: stubs[Number(url.slice(5))][1], shortCircuit: true };
    if (!url.startsWith('file:') || !isTypeScript.test(new URL(url).pathname)) return nextLoad(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url.split('?')[0])), shortCircuit: true };
  },
});

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The JavaScript of a source file, from the cache when the same text was compiled before. */
function compiled(path) {
  const source = readFileSync(path, 'utf8');
  const key = createHash('sha1').update(`${version}\0${path}\0${source}`).digest('hex');
  const file = join(cacheFolder, `${key}.mjs`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { code } = transformSync(source, {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'node22',
    sourcemap: 'inline',
    sourcefile: path,
    sourcesContent: false,
  });
  // Another worker may compile the same file; a rename never shows half of it.
  writeFileSync(`${file}.${process.pid}`, code);
  renameSync(`${file}.${process.pid}`, file);
  return code;
}
