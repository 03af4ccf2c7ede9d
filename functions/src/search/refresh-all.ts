import { storedSearchKinds, type StoredSearchKind } from '@portal/domain/contracts/search-api';
import { collections } from '@portal/domain/paths/firestore-paths';
import type { Ports } from '../runtime/ports';

/** Documents per page. */
const pageSize = 200;

/**
 * Updates the search tokens and search service entries of every document, and the user count of organizations without one.
 * Can be interrupted and restarted at any time.
 * @param report called after each page.
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

/** ATS records are in collections with the same names. */
function isOfKind(kind: StoredSearchKind, path: string): boolean {
  const isOfIntegration = path.startsWith(`${collections.integrations()}/`);
  return isOfIntegration === (kind === 'skillsCandidates' || kind === 'tearsheets');
}
