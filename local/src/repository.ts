import { resolve } from 'node:path';

/** The top of the repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** Everything that running here leaves behind, git-ignored; `PORTAL_STATE` names another folder for it. */
export const stateFolder = resolve(repositoryRoot, process.env.PORTAL_STATE ?? '.portal');
