import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
/** Named encodings, fonts that files expect a reader to have, image decoders, and color profiles. */
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/**
 * Serves the files that pdf.js fetches when a document needs them. Their folder names the version, because `/assets` is
 * cached for good.
 */
export const pdfLibraryFiles = () => ({
  name: 'pdf-library-files',
  generateBundle() {
    for (const folder of folders) {
      for (const file of readdirSync(join(library, folder))) {
        const source = readFileSync(join(library, folder, file));
        this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${folder}/${file}`, source });
      }
    }
  },
});
