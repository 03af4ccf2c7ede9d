import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apis } from '@portal/functions/apis';
import { transformSync } from 'esbuild';
import { repositoryRoot } from '../repository';
import { openApiOf } from './openapi';
import { apiPage } from './page';

/** Writes the page `/api/docs`, its script and its OpenAPI file next to the built client, where Hosting finds them. */
export function writeApiDocs(webFolder: string): void {
  const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as { version: string };
  const document = openApiOf(apis, version);
  const folder = join(webFolder, 'api/docs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document, null, 2));
  writeFileSync(join(folder, 'index.html'), apiPage(document));
  const script = readFileSync(join(import.meta.dirname, 'try-calls.ts'), 'utf8');
  writeFileSync(join(folder, 'try-calls.js'), transformSync(script, { loader: 'ts', format: 'iife' }).code);
}
