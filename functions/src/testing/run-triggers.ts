import { randomUUID } from 'node:crypto';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import type { Ports } from '../runtime/ports';
import { firestore } from '../store/firestore';
import * as triggers from '../triggers';
import { ownPorts } from './own-server';
import { testFile } from './test-file';

type Handler = typeof triggers.jobWritten;

/** Documents whose changes have a trigger, as `index.ts` registers them; without those that are sent to other systems. */
const registered: readonly (readonly [path: string, Handler])[] = [
  [documents.job('{organizationId}', '{jobId}'), triggers.jobWritten],
  [documents.candidate('{organizationId}', '{jobId}', '{candidateId}'), triggers.candidateWritten],
  [documents.user('{uid}'), triggers.userWritten],
  [documents.organization('{organizationId}'), triggers.organizationWritten],
  [documents.auditEntry('{organizationId}', '{entryId}'), triggers.auditEntryWritten],
  [`${collections.settingChanges('{organizationId}')}/{changeId}`, triggers.settingChangeWritten],
  [documents.brand('{organizationId}', '{brandId}'), triggers.brandWritten],
  [documents.skillsCandidate('{organizationId}', '{candidateId}'), triggers.skillsCandidateWritten],
  [documents.tearsheet('{organizationId}', '{tearsheetId}'), triggers.tearsheetWritten],
  [`${collections.gradingRuns()}/{runKey}`, triggers.gradingRunWritten],
  [documents.syncRun('{organizationId}', '{kind}'), triggers.syncRunWritten],
];

/** The paths of {@link registered}, with the names of their ids. */
export const triggeredPaths: readonly string[] = registered.map(([path]) => path);

/** Documents with triggers as they were when the triggers of a test file last ran, by path. */
const seen = new WeakMap<ReturnType<typeof testFile>, Map<string, QueryDocumentSnapshot>>();

/**
 * Runs the triggers for what was written since the last run, and for what they write, until nothing changes: in a project
 * {@link withoutTriggers} no other process does. Like the platform's, an event may tell of several writes at once.
 */
export async function runTriggers(ports: Ports = ownPorts()): Promise<void> {
  let before = seen.get(testFile()) ?? new Map<string, QueryDocumentSnapshot>();
  for (;;) {
    const after = await storedNow();
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => before.get(path)?.updateTime.valueOf() !== after.get(path)?.updateTime.valueOf(),
    );
    seen.set(testFile(), after);
    if (changed.length === 0) return;
    for (const path of changed) await deliver(path, before.get(path), after.get(path), ports);
    before = after;
  }
}

async function storedNow(): Promise<Map<string, QueryDocumentSnapshot>> {
  const groups = new Set(registered.map(([path]) => path.split('/').at(-2) ?? ''));
  const found = await Promise.all([...groups].map((group) => firestore().collectionGroup(group).get()));
  return new Map(found.flatMap(({ docs }) => docs).map((snapshot) => [snapshot.ref.path, snapshot]));
}

async function deliver(
  path: string,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
  ports: Ports,
): Promise<void> {
  for (const [pattern, handler] of registered) {
    const names = pattern.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const params = new RegExp(`^${names}$`).exec(path)?.groups;
    if (!params) continue;
    const missing = { ref: firestore().doc(path), id: path.split('/').at(-1), data: () => undefined };
    const event = {
      id: randomUUID(),
      time: new Date(ports.clock.now()).toISOString(),
      params,
      data: { before: before ?? missing, after: after ?? missing },
    };
    await handler(event as unknown as Parameters<Handler>[0], ports);
  }
}
