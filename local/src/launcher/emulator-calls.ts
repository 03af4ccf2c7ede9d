import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository';
import type { EmulatorKind } from './emulator-kinds';

/** A function as the Functions emulator lists it (firebase-tools: `lib/emulator/functionsEmulatorShared.js`). */
export interface LoadedFunction {
  id: string;
  name: string;
  entryPoint: string;
  region: string;
  httpsTrigger?: object;
  /** Called by the auth service. */
  blockingTrigger?: object;
  eventTrigger?: {
    eventType: string;
    eventFilters?: Record<string, string>;
    eventFilterPathPatterns?: Record<string, string>;
  };
  schedule?: { schedule: string; timeZone?: string };
}

/** Asks the Functions emulator which functions it has loaded. */
export async function loadedFunctions(functionsPort: number): Promise<LoadedFunction[]> {
  const response = await fetch(`http://127.0.0.1:${functionsPort}/backends`);
  const { backends } = (await response.json()) as { backends: { functionTriggers: LoadedFunction[] }[] };
  return backends.flatMap((backend) => backend.functionTriggers);
}

/** Functions that a sign-in needs. `app` calls the auth service, which calls `refuseSignIn` with a short timeout. */
const neededToSignIn: readonly string[] = ['app', 'refuseSignIn'];

/** Health check of a function's process (firebase-tools: `functionsEmulatorRuntime.js`). */
const healthPath = '__/health';

/**
 * Loads HTTPS functions ahead of their first call. Calls the health check of their processes, because a call of the
 * functions themselves would be in their log.
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
  // One at a time: each loads in its own process, and loading all in parallel takes longer.
  for (const { entryPoint, region } of functions) {
    const answer = await fetch(`http://127.0.0.1:${functionsPort}/${projectId}/${region}/${entryPoint}/${healthPath}`);
    await answer.text();
  }
}

/**
 * Loads the Firestore rules again, because at its start the emulator only logs errors in them.
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
 * Exports data of the emulators (firebase-tools: `lib/emulator/hub.js`).
 * @param options.folder is created.
 * @throws Error with the emulators' answer.
 */
export async function exportEmulators(options: {
  hubPort: number;
  folder: string;
  kinds: readonly EmulatorKind[];
}): Promise<void> {
  const { hubPort, folder, kinds } = options;
  const response = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'save', targets: kinds }),
  });
  if (!response.ok) throw new Error(`Accounts and files could not be saved: ${await response.text()}`);
}

/**
 * Registers the Firestore triggers of the loaded functions at a Firestore emulator that has forgotten them
 * (firebase-tools: `addFirestoreTrigger` in `lib/emulator/functionsEmulator.js`).
 * @throws Error with the emulator's answer.
 */
export async function registerTriggers(options: {
  projectId: string;
  functionsPort: number;
  firestorePort: number;
}): Promise<void> {
  const { projectId, functionsPort, firestorePort } = options;
  for (const { id, eventTrigger } of await loadedFunctions(functionsPort)) {
    if (!eventTrigger?.eventType.startsWith('google.cloud.firestore.')) continue;
    const { eventFilters, eventFilterPathPatterns } = eventTrigger;
    const pattern = eventFilterPathPatterns?.document;
    const response = await fetch(
      `http://127.0.0.1:${firestorePort}/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=${id}-0`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          eventType: eventTrigger.eventType,
          database: eventFilters?.database,
          namespace: eventFilters?.namespace,
          document: {
            value: pattern ?? eventFilters?.document,
            matchType: pattern === undefined ? 'EXACT' : 'PATH_PATTERN',
          },
        }),
      },
    );
    if (!response.ok) throw new Error(`The trigger ${id} could not be registered: ${await response.text()}`);
  }
}
