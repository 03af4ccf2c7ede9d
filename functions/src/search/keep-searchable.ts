import type { StoredSearchKind } from '@portal/domain/contracts/search-api';
import type { Ports } from '../runtime/ports';

/** A document that was written, as it stood before and after; undefined when there was, or is, none. */
export interface SearchableWritten {
  kind: StoredSearchKind;
  path: string;
  id: string;
  before: Readonly<Record<string, unknown>> | undefined;
  after: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Keeps what a document is found by in step with what stands in it: its tokens, and its entry in the search service.
 * Idempotent; a write that changes neither, such as the one that stores the tokens, ends it.
 */
export async function keepSearchable(
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
