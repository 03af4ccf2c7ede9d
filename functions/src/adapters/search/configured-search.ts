import type { Config } from '../../runtime/config';
import type { Store } from '../../store/store';
import { createFirestoreSearch } from './firestore-search';
import { createSearchServer } from './search-server';
import type { SearchService } from './search-service';

/** The configured search server, else Firestore's own tokens. */
export function configuredSearch({ elasticsearch }: Pick<Config, 'elasticsearch'>, store: Store): SearchService {
  return elasticsearch ? createSearchServer(elasticsearch) : createFirestoreSearch(store);
}
