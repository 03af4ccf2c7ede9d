import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/**
 * The pages outside the staff application, with three entries: pages of viewers without an account that load on demand, the
 * marketing pages, which load at once, and Client Connect. They are a build of their own, because chunks shared with the staff application would be thirty small files.
 */
export default defineConfig({
  root,
  plugins: [react()],
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
        // Names of groups list all their pages.
        chunkFileNames: 'assets/viewer-[hash].js',
        assetFileNames: 'assets/viewer-[hash][extname]',
        codeSplitting: {
          groups: [{ name: 'viewer', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 }],
        },
      },
    },
  },
});
