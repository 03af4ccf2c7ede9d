import { join } from 'node:path';
import { repositoryRoot } from '../repository';
import { writeApiDocs } from './write-api-docs';

// Before a deployment, after the client is built.
writeApiDocs(join(repositoryRoot, 'web/dist'));
