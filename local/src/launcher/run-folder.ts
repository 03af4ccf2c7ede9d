import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot, stateFolder } from '../repository';
import { clientConfig, emulatorConfig, functionsValues } from './configuration';
import type { EmulatorKind } from './emulator-kinds';
import type { Ports } from './ports';
import { localSecrets } from './secrets';

/** Files of one run of the portal; no two runs share a file. */
export interface RunFolder {
  path: string;
  /** Configuration of firebase-tools, at the top of the repository because its paths must be inside its folder. */
  firebaseConfig: string;
}

interface Options {
  id: string;
  projectId: string;
  kinds: readonly EmulatorKind[];
  ports: Ports;
  publicBaseUrl: string;
  /** Entries at the end of `X-Forwarded-For` that the functions trust. */
  trustedHops: number;
  hasDnsStandIn: boolean;
  /** Folders of the built functions and pages. */
  functionsBuild: string;
  webBuild: string;
  /** Called with each file or folder before it is created. */
  removeAtEnd: (path: string) => void;
}

/** Creates the files of a run: copies of the built functions and pages, configuration, secrets. */
export function createRunFolder(options: Options): RunFolder {
  const { id, projectId, kinds, ports } = options;
  const path = join(stateFolder, 'runs', id);
  // Below `functions`, so that Node resolves packages as for the source.
  const functions = join(repositoryRoot, 'functions', '.runs', id);
  const hosting = join(path, 'hosting');
  const firebaseConfig = join(repositoryRoot, `.firebase-${id}.json`);
  for (const made of [path, functions, firebaseConfig]) options.removeAtEnd(made);
  mkdirSync(path, { recursive: true });

  if (kinds.includes('functions')) layOutFunctions(functions, options);
  if (kinds.includes('hosting')) {
    cpSync(options.webBuild, hosting, { recursive: true });
    writeFileSync(join(hosting, 'config.json'), JSON.stringify(clientConfig(projectId, ports)));
  }
  const folders = { functions: relative(repositoryRoot, functions), hosting: relative(repositoryRoot, hosting) };
  writeFileSync(firebaseConfig, JSON.stringify(emulatorConfig({ ports, kinds, folders }), null, 2));
  return { path, firebaseConfig };
}

/** Copies the built functions and adds their values and secrets (Firebase: `.env.local`, `.secret.local`). */
function layOutFunctions(folder: string, { functionsBuild, ...run }: Options): void {
  cpSync(functionsBuild, folder, { recursive: true });
  writeFileSync(join(folder, '.env.local'), dotenv(functionsValues(run)));
  writeFileSync(join(folder, '.secret.local'), dotenv(localSecrets()), { mode: 0o600 });
}

function dotenv(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}
