import type { Config } from '../../runtime/config';
import type { Store } from '../../store/store';
import { createFirestoreSearch } from './firestore-search';
import type { SearchService } from './search-service';

/** The configured search server, else Firestore's own tokens. */
export function configuredSearch({ elasticsearch }: Pick<Config, 'elasticsearch'>, store: Store): SearchService {
  if (!elasticsearch) return createFirestoreSearch(store);
  // The client is large: it loads with the first call.
  const service = once(async () => {
    const { createElasticsearch } = await import('./elastic-search');
    return createElasticsearch(elasticsearch);
  });
  return {
    find: async (query) => await (await service()).find(query),
    put: async (kind, entry) => {
      await (await service()).put(kind, entry);
    },
    remove: async (kind, entry) => {
      await (await service()).remove(kind, entry);
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
