import { LRUCache } from 'lru-cache';
import { listedCandidate, type ListedCandidate } from '@portal/domain/tearsheets/public-list';
import type { Ports } from '../../runtime/ports';

/**
 * The facts of listed candidates, in memory for a short time, because each search looks at all entries of a list. A page
 * checks its own rows against the database, so a removed candidate is not shown.
 */
const known = new LRUCache<string, ListedCandidate>({ max: 20_000, ttl: 10_000 });

/**
 * The facts of the stored ones of these candidates, in the order of the ids.
 * @param options.isFresh reads them from the database.
 */
export async function listedCandidates(
  { skillsCandidates }: Pick<Ports['store'], 'skillsCandidates'>,
  organizationId: string,
  ids: readonly string[],
  options: { isFresh: boolean },
): Promise<ListedCandidate[]> {
  const keyOf = (id: string) => `${organizationId}/${id}`;
  const missing = options.isFresh ? ids : ids.filter((id) => !known.has(keyOf(id)));
  const read = new Map((await skillsCandidates.getAll(organizationId, missing)).map((one) => [one.id, one]));
  const found = new Map<string, ListedCandidate>();
  for (const id of ids) {
    const stored = read.get(id);
    const facts = stored ? listedCandidate(stored) : options.isFresh ? undefined : known.get(keyOf(id));
    if (stored && facts) known.set(keyOf(id), facts);
    if (!facts) known.delete(keyOf(id));
    else found.set(id, facts);
  }
  return [...found.values()];
}
