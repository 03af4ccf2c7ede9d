import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, stateFolder } from '../repository';
import type { Ports } from './ports';
import { localSecrets } from './secrets';

/** What one run of the portal has for itself: no two runs share a file. */
export interface RunFolder {
  path: string;
  /** Configuration of firebase-tools, at the top of the repository because its paths may not leave it. */
  firebaseConfig: string;
  functions: string;
  hosting: string;
  remove: () => void;
}

interface Options {
  id: string;
  projectId: string;
  ports: Ports;
  publicBaseUrl: string;
}

/** Lays out the files of a run: its own copies of the built functions and pages, configuration, secrets. */
export function createRunFolder({ id, projectId, ports, publicBaseUrl }: Options): RunFolder {
  const path = join(stateFolder, 'runs', id);
  // Below `functions`, so that Node finds the packages where it finds them for the source.
  const functions = join(repositoryRoot, 'functions', '.runs', id);
  const hosting = join(path, 'hosting');
  const firebaseConfig = join(repositoryRoot, `.firebase-${id}.json`);
  mkdirSync(path, { recursive: true });

  cpSync(join(repositoryRoot, 'functions', 'dist'), functions, { recursive: true });
  writeFileSync(
    join(functions, '.env.local'),
    dotenv({
      PUBLIC_BASE_URL: publicBaseUrl,
      STORAGE_BUCKET: storageBucket(projectId),
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      MAIL_FROM: 'Portal <portal@portal.example>',
    }),
  );
  writeFileSync(join(functions, '.secret.local'), dotenv(localSecrets()), { mode: 0o600 });

  cpSync(join(repositoryRoot, 'web', 'dist'), hosting, { recursive: true });
  writeFileSync(join(hosting, 'config.json'), JSON.stringify(clientConfig(projectId, ports)));
  writeFileSync(firebaseConfig, JSON.stringify(firebaseConfiguration({ ports, functions, hosting }), null, 2));
  return {
    path,
    firebaseConfig,
    functions,
    hosting,
    remove: () => {
      for (const made of [path, functions, firebaseConfig]) rmSync(made, { recursive: true, force: true });
    },
  };
}

export function storageBucket(projectId: string): string {
  return `${projectId}.appspot.com`;
}

/** What the staff application reads as `/config.json`. */
function clientConfig(projectId: string, ports: Ports) {
  return {
    firebase: {
      apiKey: 'demo',
      projectId,
      authDomain: `${projectId}.firebaseapp.com`,
      storageBucket: storageBucket(projectId),
      appId: '1:1:web:1',
    },
    emulators: {
      authUrl: `http://127.0.0.1:${ports.auth}`,
      firestore: { host: '127.0.0.1', port: ports.firestore },
      storage: { host: '127.0.0.1', port: ports.storage },
    },
  };
}

/** The real configuration with the ports and folders of this run. Everything listens on this machine alone. */
function firebaseConfiguration({ ports, functions, hosting }: { ports: Ports; functions: string; hosting: string }) {
  const real = JSON.parse(readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8')) as {
    functions: Record<string, unknown>[];
    hosting: Record<string, unknown>;
  };
  const at = (port: number) => ({ host: '127.0.0.1', port });
  return {
    ...real,
    functions: real.functions.map(({ predeploy: _predeploy, ...codebase }) => ({
      ...codebase,
      source: functions.slice(repositoryRoot.length + 1),
    })),
    hosting: {
      ...real.hosting,
      predeploy: undefined,
      public: hosting.slice(repositoryRoot.length + 1),
      ignore: ['**/*.map'],
    },
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      storage: at(ports.storage),
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
    },
  };
}

function dotenv(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}
