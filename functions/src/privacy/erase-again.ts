import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { hashesOf, type Identifiers } from '../candidates/erased-people';
import type { Ports } from '../runtime/ports';
import { startErasure } from './erasure';
import { findPerson } from './find-person';

type Restored = Pick<Ports, 'store' | 'files' | 'clock' | 'config'>;

const pageSize = 300;
const requester = { uid: '', displayName: '' };

/**
 * Erases again, after a restored backup of the database, who was erased before: the bucket keeps their hashes. Reads the
 * candidates page by page and starts a run for each person. Repeating it starts none twice.
 * @returns how many runs were started.
 */
export async function eraseAgain(ports: Restored, organizationId: string): Promise<number> {
  const erasedAt = await keptHashes(ports, organizationId);
  if (erasedAt.size === 0) return 0;
  await ports.store.erasedPeople.add(organizationId, [...erasedAt.keys()], ports.clock.now());
  const timeOf = (identifiers: Identifiers): number =>
    Math.max(0, ...hashesOf(ports, organizationId, identifiers, 'all').map((hash) => erasedAt.get(hash) ?? 0));
  const runs = new Set<string>();
  const start = async (jobId: string, candidateId: string) => {
    const { person } = await findPerson(ports, { organizationId, jobId, candidateId });
    runs.add(await startErasure(ports, organizationId, person, requester));
  };
  let after = '';
  for (;;) {
    const page = await ports.store.personDocuments.candidatesAfter(organizationId, after, pageSize);
    for (const one of page) if (isErased(one, timeOf)) await start(one.jobId, one.id);
    const last = page.at(-1);
    if (!last || page.length < pageSize) break;
    after = documents.candidate(organizationId, last.jobId, last.id);
  }
  for await (const page of ports.store.personDocuments.all(collections.skillsCandidates(organizationId))) {
    for (const { data } of page) {
      const { email } = (data.candidate ?? {}) as { email?: string };
      const id = String(data.id);
      if (timeOf({ atsId: id, ...(email ? { email } : {}) }) > 0) await start('', id);
    }
  }
  return runs.size;
}

/** Who has applied since then has a new reason to be here. */
function isErased(
  { email, candidateBHId, source, createdAt }: JobCandidate,
  timeOf: (identifiers: Identifiers) => number,
): boolean {
  const time = timeOf({ email, atsId: candidateBHId });
  return time > 0 && !(source === 'publicUpload' && (createdAt?.toMillis() ?? 0) > time);
}

/** The hashes in the bucket, each with its time. */
async function keptHashes({ files }: Restored, organizationId: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<Ports['files']['list']>> = await files.list(
      storagePaths.erasedPerson(organizationId, ''),
      { max: pageSize, ...(next === null ? {} : { next }) },
    );
    for (const { path, createdAt } of page.files) found.set(path.split('/').at(-1) ?? '', createdAt);
    next = page.next;
  } while (next !== null);
  return found;
}
