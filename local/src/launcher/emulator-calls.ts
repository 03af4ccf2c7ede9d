import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository';

/** What the Functions emulator tells about a function (firebase-tools: `lib/emulator/functionsEmulatorShared.js`). */
export interface LoadedFunction {
  name: string;
  entryPoint: string;
  region: string;
  httpsTrigger?: object;
  /** Asked by the auth service. */
  blockingTrigger?: object;
  schedule?: { schedule: string; timeZone?: string };
}

/** Asks the Functions emulator which functions it has loaded. */
export async function loadedFunctions(functionsPort: number): Promise<LoadedFunction[]> {
  const response = await fetch(`http://127.0.0.1:${functionsPort}/backends`);
  const { backends } = (await response.json()) as { backends: { functionTriggers: LoadedFunction[] }[] };
  return backends.flatMap((backend) => backend.functionTriggers);
}

/** Functions of which a sign-in waits for both, for the second no longer than the first one's patience with the auth service. */
const neededToSignIn: readonly string[] = ['app', 'refuseSignIn'];

/** Where the process of a function says that it has loaded its code (firebase-tools: `functionsEmulatorRuntime.js`). */
const healthPath = '__/health';

/**
 * Has functions that answer over HTTPS loaded, so that the first call that counts does not wait for it. Their processes are
 * asked and not the functions themselves, which would note a call that is none of theirs in their log.
 * @param which those that a sign-in needs, or all.
 */
export async function warmFunctions(
  options: { projectId: string; functionsPort: number },
  which: 'signIn' | 'all',
): Promise<void> {
  const { projectId, functionsPort } = options;
  const functions = (await loadedFunctions(functionsPort)).filter(
    ({ entryPoint, httpsTrigger, blockingTrigger }) =>
      (httpsTrigger ?? blockingTrigger) && (which === 'all' || neededToSignIn.includes(entryPoint)),
  );
  // One after the other: each loads in a process of its own, and all at once take longest.
  for (const { entryPoint, region } of functions) {
    const answer = await fetch(`http://127.0.0.1:${functionsPort}/${projectId}/${region}/${entryPoint}/${healthPath}`);
    await answer.text();
  }
}

/**
 * Loads the Firestore rules once more: at its start the emulator only notes in its log that it does not understand
 * them, and goes on.
 * @throws Error with the line that is wrong.
 */
export async function checkFirestoreRules(options: { projectId: string; firestorePort: number }): Promise<void> {
  const content = readFileSync(join(repositoryRoot, 'firestore.rules'), 'utf8');
  const response = await fetch(
    `http://127.0.0.1:${options.firestorePort}/emulator/v1/projects/${options.projectId}:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  if (!response.ok) throw new Error(`The Firestore rules are not understood.\n\n${await response.text()}`);
}

/**
 * Writes the data of the emulators to a folder, in place of what stands there (firebase-tools: `lib/emulator/hub.js`).
 * @throws Error with the emulators' answer.
 */
export async function exportData(options: { hubPort: number; folder: string }): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${options.hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: options.folder, initiatedBy: 'save', targets: ['auth', 'firestore', 'storage'] }),
  });
  if (!response.ok) throw new Error(`The data could not be saved: ${await response.text()}`);
}
