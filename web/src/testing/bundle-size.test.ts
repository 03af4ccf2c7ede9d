import { expect, test } from '@jest/globals';
import { initialFiles, initialSize, type Manifest } from './bundle-size';

const manifest: Manifest = {
  'public.html': { file: 'public.js', css: ['public.css'], imports: ['_shared.js'] },
  'page.tsx': { file: 'page.js', css: ['page.css'], imports: ['public.html', '_shared.js'] },
  'lazy.tsx': { file: 'lazy.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
};
const sizes: Partial<Record<string, number>> = { 'public.js': 10, 'public.css': 1, 'shared.js': 100, 'page.js': 1000 };

test('an entry needs what it imports, and nothing that it may import later', () => {
  expect(initialFiles(manifest, ['public.html'])).toEqual(['public.js', 'public.css', 'shared.js']);
});

test('what several entries share is fetched once', () => {
  expect(initialSize(manifest, ['public.html', 'page.tsx'], (file) => sizes[file] ?? 0)).toBe(1111);
});

test('an unknown entry is an error, not a size of nothing', () => {
  expect(() => initialFiles(manifest, ['missing.html'])).toThrow('missing.html');
});
