import { hasTokens } from '@portal/domain/search/tokens';
import type { Store } from '../../store/store';
import type { SearchService } from './search-service';

/** Search by the tokens that stand in the documents themselves: there is nothing else to keep in step. */
export function createFirestoreSearch(store: Store): SearchService {
  return {
    async find(query) {
      const found = await store.searchTokens.find(query);
      return found.filter(({ tokens }) => hasTokens(tokens, query.tokens)).map(({ id }) => id);
    },
    put: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
}
