import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apis } from '@portal/functions/apis';
import { repositoryRoot } from '../repository';
import { openApiOf } from './openapi';
import { apiPage } from './page';

/** Writes the page `/api/docs` and its OpenAPI file next to the built client, where the local Hosting finds them. */
export function writeApiDocs(): void {
  const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as { version: string };
  const document = openApiOf(apis, version);
  const folder = join(repositoryRoot, 'web/dist/api/docs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document, null, 2));
  writeFileSync(join(folder, 'index.html'), apiPage(document));
}
