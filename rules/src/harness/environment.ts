import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';

/** Text of a rules file at the root of the project. */
export function rulesText(name: 'firestore.rules' | 'storage.rules'): string {
  return readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
}

/** Who asks: the claims of a token; null without a token; `owner` is not subject to rules. */
export type Caller = { sub: string; [claim: string]: unknown } | null | 'owner';

/** Clients of a project in the emulators, one for each caller: opening one takes longer than what it asks. */
export interface RulesEnvironment {
  firestoreOf: (caller: Caller) => Firestore;
  storageOf: (caller: Caller) => FirebaseStorage;
  /** Removes all documents. */
  clear: () => Promise<void>;
  /** Closes the clients. */
  cleanup: () => Promise<void>;
}

/**
 * A project of its own for a test file, in the emulator that FIRESTORE_EMULATOR_HOST names.
 * @param name of the test file, for the emulator's log.
 * @param rules the repository's unless given.
 */
export async function firestoreEnvironment(
  name: string,
  rules = rulesText('firestore.rules'),
): Promise<RulesEnvironment> {
  const projectId = `demo-rules-${name}-${randomUUID().slice(0, 8)}`;
  const content = { rules: { files: [{ name: 'firestore.rules', content: rules }] } };
  await askEmulator('PUT', `${projectId}:securityRules`, content);
  return rulesEnvironment(projectId);
}

/** Clients of a project with the rules that it has. */
export function rulesEnvironment(projectId: string): RulesEnvironment {
  // These tests provoke denials; the client's warnings about them add nothing.
  setLogLevel('silent');
  const clients = new Map<string, ReturnType<typeof openClient>>();
  const clientOf = (caller: Caller) => {
    const key = JSON.stringify(caller);
    const client = clients.get(key) ?? openClient(projectId, caller);
    clients.set(key, client);
    return client;
  };
  return {
    firestoreOf: (caller) => clientOf(caller).firestore,
    storageOf: (caller) => clientOf(caller).storage(),
    clear: () => askEmulator('DELETE', `${projectId}/databases/(default)/documents`),
    cleanup: async () => {
      await Promise.all([...clients.values()].map(({ app }) => deleteApp(app)));
    },
  };
}

function openClient(projectId: string, caller: Caller) {
  const app = initializeApp({ projectId, apiKey: 'demo' }, randomUUID());
  const options = caller === null ? {} : { mockUserToken: caller };
  const firestore = getFirestore(app);
  const { host, port } = hostAndPort('FIRESTORE_EMULATOR_HOST');
  connectFirestoreEmulator(firestore, host, port, options);
  let storage: FirebaseStorage | undefined;
  return {
    app,
    firestore,
    storage: () => {
      if (storage) return storage;
      storage = getStorage(app, `gs://${process.env.STORAGE_BUCKET ?? ''}`);
      const at = hostAndPort('FIREBASE_STORAGE_EMULATOR_HOST');
      connectStorageEmulator(storage, at.host, at.port, options);
      return storage;
    },
  };
}

async function askEmulator(method: 'PUT' | 'DELETE', path: string, body?: object): Promise<void> {
  const { host, port } = hostAndPort('FIRESTORE_EMULATOR_HOST');
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} failed: ${await response.text()}`);
}

/** Host and port that an environment variable names. */
function hostAndPort(variable: string): { host: string; port: number } {
  const match = /^(.+):(\d+)$/.exec(process.env[variable] ?? '');
  if (!match?.[1]) throw new Error(`${variable} must say where the emulator is, as host:port`);
  return { host: match[1], port: Number(match[2]) };
}
