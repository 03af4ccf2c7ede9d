import type { Store } from '../../store/store';
import type { SearchService } from './search-service';

/** Search by the tokens in the documents themselves, so there is nothing to synchronize. */
export function createFirestoreSearch(store: Store): SearchService {
  return {
    find: (query) => store.searchTokens.find(query),
    findListed: null,
    put: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
}
