import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository';
import type { Ports } from './ports';
import type { ProcessKeeper, Program } from './process-keeper';
import { untilAnswers } from './until-answers';

/** Name of an export, which is also its folder. */
const exportName = 'firestore_export';

/**
 * Starts the Firestore emulator as a process of its own, which survives the end of firebase-tools.
 * @param options.snapshot folder of an export to begin with; null to begin empty.
 * @throws Error with the end of its output when it does not answer.
 */
export async function startFirestore(options: {
  keeper: ProcessKeeper;
  hidane: string;
  projectId: string;
  ports: Ports;
  snapshot: string | null;
}): Promise<Program> {
  const { keeper, hidane, projectId, ports, snapshot } = options;
  const metadata = snapshot && join(snapshot, exportName, `${exportName}.overall_export_metadata`);
  const program = keeper.start({
    name: 'firestore',
    command: hidane,
    args: [
      ...['--host', '127.0.0.1', '--port', String(ports.firestore)],
      ...['--project_id', projectId, '--single_project_mode'],
      ...['--rules', join(repositoryRoot, 'firestore.rules')],
      ...['--functions_emulator', `127.0.0.1:${ports.functions}`],
      ...(metadata ? ['--seed_from_export', metadata] : []),
    ],
    cwd: keeper.folder,
    env: process.env,
  });
  await untilAnswers(`http://127.0.0.1:${ports.firestore}/`, program);
  return program;
}

/**
 * Exports all documents.
 * @param options.folder is created.
 * @throws Error with the emulator's answer.
 */
export async function exportFirestore(options: { projectId: string; port: number; folder: string }): Promise<void> {
  const { projectId, port, folder } = options;
  mkdirSync(folder);
  const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${projectId}:export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${projectId}/databases/(default)`,
      export_directory: folder,
      export_name: exportName,
    }),
  });
  if (!response.ok) throw new Error(`The Firestore data could not be saved: ${await response.text()}`);
}

/**
 * Watches all documents of the emulator, across its restarts.
 * @param onChange called after each commit, not for documents that exist already.
 * @returns a function that ends the watch.
 */
export async function watchFirestore(options: {
  projectId: string;
  port: number;
  onChange: () => void;
}): Promise<() => Promise<void>> {
  const { Firestore } = await import('firebase-admin/firestore');
  const firestore = new Firestore({
    projectId: options.projectId,
    // Not `host`: FIRESTORE_EMULATOR_HOST would take precedence, and changes of another portal would be watched.
    servicePath: '127.0.0.1',
    port: options.port,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
  let isFirst = true;
  // A collection group without a name has every document; without fields, a change costs little.
  const stop = firestore
    .collectionGroup('')
    .select()
    .onSnapshot(() => {
      if (!isFirst) options.onChange();
      isFirst = false;
    });
  return async () => {
    stop();
    await firestore.terminate();
  };
}
