import { resolve } from 'node:path';

/** The top of the repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** Everything that running here leaves behind, git-ignored. */
export const stateFolder = resolve(repositoryRoot, '.portal');
