import { storedSearchKinds, type StoredSearchKind } from '@portal/domain/contracts/search-api';
import { collections } from '@portal/domain/paths/firestore-paths';
import type { Ports } from '../runtime/ports';

/** Documents that are looked at together. */
const pageSize = 200;

/**
 * Gives every document what it is found by: for data that is older than the search, and for a search service that is
 * new. Organizations that are older than the count of their people are counted. May be stopped and started again at any
 * time.
 * @param report told after each page.
 */
export async function refreshAll(
  { store, search }: Pick<Ports, 'store' | 'search'>,
  report: (progress: { kind: string; seen: number; changed: number }) => void,
): Promise<void> {
  for (const kind of storedSearchKinds) {
    let seen = 0;
    let changed = 0;
    for (let after = ''; ;) {
      const page = await store.searchTokens.page(kind, { after, max: pageSize });
      const own = page.filter(({ path }) => isOfKind(kind, path));
      await Promise.all(
        own.map(async ({ path, id, data }) => {
          const entry = store.searchTokens.entryOf(kind, id, data);
          if (!store.searchTokens.isCurrent(entry, data)) {
            await store.searchTokens.refresh(kind, path);
            changed += 1;
          }
          await search.put(kind, entry);
          if (kind === 'organizations' && typeof data.teamMembers !== 'number')
            await store.organizations.countMembers(id);
        }),
      );
      seen += own.length;
      report({ kind, seen, changed });
      after = page.at(-1)?.path ?? '';
      if (page.length < pageSize) break;
    }
  }
}

/** The integration keeps records of its own in collections of the same names. */
function isOfKind(kind: StoredSearchKind, path: string): boolean {
  const isOfIntegration = path.startsWith(`${collections.integrations()}/`);
  return isOfIntegration === (kind === 'skillsCandidates' || kind === 'tearsheets');
}
