import { collections } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { shortlistSchema } from '@portal/domain/submissions/shortlist';
import { tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import { removeFromResumeIndex } from '../candidates/update-resume-index';
import type { Ports } from '../runtime/ports';
import type { FileFacts } from '../store/files';
import { withoutEntries } from '../store/tearsheet-changes';
import { runIdsOf, type Subject } from './subject';

/** What an erasure works with. */
export type ErasurePorts = Pick<Ports, 'store' | 'files' | 'search' | 'parsing' | 'clock' | 'config' | 'log'>;

const filesAtOnce = 200;
const parallelRemovals = 10;
/** A step of a mailing ends well within its lease; until then it may still write what it has sent. */
const pollMs = 2_000;
const maxWaitMs = 150_000;

/**
 * Stops mailings of the person's profile, waits until the mail that is being passed on has its record, and removes what
 * they said. Their numbers stay.
 */
export async function stopMailings(
  { organizationId, person }: Subject,
  { store, clock }: ErasurePorts,
): Promise<number> {
  let found = 0;
  const mailings = store.personDocuments.byField(
    collections.mailings(organizationId),
    'targetId',
    person.skillsCandidateIds,
    { kind: 'profile' },
  );
  for await (const page of mailings) {
    for (const { path } of page) {
      const key = { organizationId, id: path.split('/').at(-1) ?? '' };
      await store.mailings.stop(key);
      const deadline = clock.now() + maxWaitMs;
      while (((await store.mailings.get(organizationId, key.id))?.leasedUntil ?? 0) > clock.now()) {
        if (clock.now() > deadline) throw new Error('a mailing does not stop');
        await clock.wait(pollMs);
      }
      const nothing = { targetName: '', subject: '', body: '', comments: '' };
      await store.personDocuments.update(path, { ...nothing, targetId: 'erased' });
      found += 1;
    }
  }
  return found;
}

/** Removes the person's files: resumes, generated PDFs, attachments, published files, and uploads that carry the name. */
export async function eraseFiles(subject: Subject, ports: ErasurePorts): Promise<number> {
  let found = 0;
  for await (const files of personFiles(subject, ports)) {
    for (let start = 0; start < files.length; start += parallelRemovals) {
      await Promise.all(files.slice(start, start + parallelRemovals).map(({ path }) => ports.files.remove(path)));
    }
    found += files.length;
  }
  return found;
}

/** The person's files, page by page. */
export async function* personFiles(
  { organizationId, person, texts }: Subject,
  { files, store }: Pick<Ports, 'files' | 'store'>,
): AsyncGenerator<FileFacts[]> {
  const candidateIds = person.candidates.map(({ candidateId }) => candidateId);
  const uuids = new Set<string>();
  for (const { jobId, candidateId } of person.candidates) {
    const attachments = store.personDocuments.all(collections.fileAttachments(organizationId, jobId, candidateId));
    for await (const page of attachments) for (const { data } of page) uuids.add(String(data.uuid ?? ''));
    const folder = storagePaths.resume(organizationId, jobId, candidateId, 'x').replace(/resume\/x$/, '');
    yield* filesBelow(files, folder, () => true);
  }
  for (const owner of [...candidateIds, ...person.skillsCandidateIds]) {
    yield* filesBelow(files, `organizations/${organizationId}/profiles/${owner}/`, () => true);
  }
  for (const owner of new Set([...candidateIds, ...person.skillsCandidateIds, ...uuids].filter(Boolean))) {
    const prefix = `attachments${owner}`;
    // Ids of the ATS are the same in several organizations, and begin longer ones.
    yield* filesBelow(files, prefix, ({ path, labels }) => {
      const isOwner = /^[/-]/.test(path.slice(prefix.length));
      return (
        isOwner && (labels.organizationId ?? (candidateIds.includes(owner) ? organizationId : '')) === organizationId
      );
    });
  }
  yield* filesBelow(files, `staging/${organizationId}/`, ({ path }) => texts.isIn(path.split('/').at(-1)));
}

async function* filesBelow(
  files: Ports['files'],
  prefix: string,
  isWanted: (file: FileFacts) => boolean,
): AsyncGenerator<FileFacts[]> {
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<Ports['files']['list']>> = await files.list(prefix, {
      max: filesAtOnce,
      ...(next === null ? {} : { next }),
    });
    const wanted = page.files.filter(isWanted);
    if (wanted.length > 0) yield wanted;
    next = page.next;
  } while (next !== null);
}

/** Removes the person from the resume index, the parsing service's and the search server. */
export async function eraseFromIndexes({ organizationId, person }: Subject, ports: ErasurePorts): Promise<number> {
  for (const { jobId, candidateId } of person.candidates) {
    await removeFromResumeIndex(ports, organizationId, { jobId, candidateId });
    await ports.search.remove('candidates', { organizationId, jobId, id: candidateId });
  }
  for (const id of person.skillsCandidateIds) {
    await ports.search.remove('skillsCandidates', { organizationId, jobId: '', id });
  }
  return person.candidates.length + person.skillsCandidateIds.length;
}

/** Takes the person off the organization's tearsheets, as candidate, contact and lead. */
export async function eraseFromTearsheets(
  { organizationId, person }: Subject,
  { store, clock }: ErasurePorts,
): Promise<number> {
  const { skillsCandidateIds, contactIds, leadIds, atsIds } = person;
  const ids = [...skillsCandidateIds, ...atsIds];
  let found = 0;
  for await (const page of store.personDocuments.all(collections.tearsheets(organizationId))) {
    for (const { data } of page) {
      const listed = tearsheetSchema.cast(data, { assert: false });
      const isListed =
        listed.candidates.data.some(({ id }) => ids.includes(id)) ||
        listed.contactIds.some((id) => contactIds.includes(id)) ||
        listed.leadIds.some((id) => leadIds.includes(id));
      if (!isListed) continue;
      await store.tearsheetChanges.change(
        organizationId,
        listed.id,
        (current) => ({
          ...withoutEntries(current, 'candidates', ids),
          contactIds: current.contactIds.filter((id) => !contactIds.includes(id)),
          leadIds: current.leadIds.filter((id) => !leadIds.includes(id)),
        }),
        clock.now(),
      );
      found += 1;
    }
  }
  return found;
}

/** Takes the person off the lists that recipients of several candidates have; a list without anybody goes. */
export async function eraseFromShortlists(
  { organizationId, person }: Subject,
  { store: { personDocuments } }: ErasurePorts,
): Promise<number> {
  const ids = new Set(person.candidates.map(({ candidateId }) => candidateId));
  let found = 0;
  for await (const page of personDocuments.all(collections.shortlists(), { organizationId })) {
    for (const { path, data } of page) {
      const { items } = shortlistSchema.cast(data, { assert: false });
      const left = items.filter(({ candidateId }) => !ids.has(candidateId));
      if (left.length === items.length) continue;
      if (left.length === 0) await personDocuments.remove([path]);
      else await personDocuments.update(path, { items: left });
      found += 1;
    }
  }
  return found;
}

/** Removes earlier exports of the person, finished or not. */
export async function eraseExports({ organizationId, person }: Subject, ports: ErasurePorts): Promise<number> {
  let found = 0;
  for (const id of runIdsOf(ports, organizationId, 'export', person)) {
    if (await ports.store.privacyRuns.get({ organizationId, id })) {
      await removeExport({ organizationId, id }, ports);
      found += 1;
    }
  }
  return found;
}

/** Removes an export with its files. */
export async function removeExport(
  key: { organizationId: string; id: string },
  { store, files }: Pick<Ports, 'store' | 'files'>,
): Promise<void> {
  // The run first: one that works finds itself gone, and writes nothing more.
  await store.privacyRuns.remove(key);
  for (const extension of exportFormats) {
    await files.remove(storagePaths.personExport(key.organizationId, key.id, extension));
  }
}

/** The files of an export. */
export const exportFormats = ['json', 'pdf'] as const;
