import { resolve } from 'node:path';

/** The top of the repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** Git-ignored folder for everything that local runs leave behind; `PORTAL_STATE` sets another one. */
export const stateFolder = resolve(repositoryRoot, process.env.PORTAL_STATE ?? '.portal');
