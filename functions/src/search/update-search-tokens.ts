import type { StoredSearchKind } from '@portal/domain/contracts/search-api';
import type { Ports } from '../runtime/ports';

/** A written document before and after; undefined when it did not or does not exist. */
export interface SearchableWritten {
  kind: StoredSearchKind;
  path: string;
  id: string;
  before: Readonly<Record<string, unknown>> | undefined;
  after: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Updates the search tokens of a document and its entry in the search service. Idempotent; a write that changes neither,
 * such as the one that stores the tokens, does nothing.
 */
export async function updateSearchTokens(
  { kind, path, id, before, after }: SearchableWritten,
  { store, search }: Pick<Ports, 'store' | 'search'>,
): Promise<void> {
  if (!after) {
    if (before) await search.remove(kind, store.searchTokens.entryOf(kind, id, before));
    return;
  }
  const wanted = store.searchTokens.entryOf(kind, id, after);
  const isCurrent = store.searchTokens.isCurrent(wanted, after);
  const isSame = before && JSON.stringify(store.searchTokens.entryOf(kind, id, before)) === JSON.stringify(wanted);
  if (isCurrent && isSame) return;
  const entry = await store.searchTokens.refresh(kind, path);
  if (entry) await search.put(kind, entry);
}
