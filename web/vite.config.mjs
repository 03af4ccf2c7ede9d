import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfLibraryFiles } from './pdf-library-files.mjs';

const root = import.meta.dirname;

/**
 * The staff application. reactfire imports every Firebase product; those that the portal does not use become an empty module.
 */
export default defineConfig({
  root,
  plugins: [react(), pdfLibraryFiles()],
  resolve: {
    alias: Object.fromEntries(
      ['database', 'functions', 'performance', 'remote-config', 'analytics', 'app-check'].map((product) => [
        `firebase/${product}`,
        resolve(root, 'src/firebase/unused-product.ts'),
      ]),
    ),
  },
  build: {
    outDir: 'dist',
    sourcemap: true,
    target: 'es2022',
    manifest: true,
    rolldownOptions: { input: { staff: resolve(root, 'index.html') } },
  },
});
