import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const textOf = (file) => readFileSync(resolve(root, file), 'utf8');

/** What every page shows until its scripts have arrived. */
const loadingState = {
  name: 'loading-state',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('<style id="waiting-style"></style>', `<style>${textOf('src/public/waiting.css')}</style>`)
        .replace('<div id="root"></div>', `<div id="root">${textOf('src/public/waiting.html')}</div>`),
  },
};

/**
 * The pages outside the staff application, with three entries: pages of viewers without an account that load on demand, the
 * marketing pages, which load at once, and Client Connect. They are a build of their own, because chunks shared with the staff application would be thirty small files.
 */
export default defineConfig({
  root,
  plugins: [react(), loadingState],
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    sourcemap: true,
    target: 'es2022',
    manifest: '.vite/viewer-manifest.json',
    rolldownOptions: {
      input: {
        public: resolve(root, 'public.html'),
        marketing: resolve(root, 'marketing.html'),
        client: resolve(root, 'client.html'),
      },
      output: {
        // Chunks may need each other: without this a chunk could use another's module before that has run.
        strictExecutionOrder: true,
        chunkFileNames: 'assets/viewer-[hash].js',
        assetFileNames: 'assets/viewer-[hash][extname]',
        codeSplitting: {
          // What most pages need is one file; the rest loads with the page that needs it.
          groups: [{ name: 'viewer', minShareCount: 5 }],
        },
      },
    },
  },
});
