import { searchApi } from '@portal/domain/contracts/search-api';
import { route, type Route } from '../runtime/route';
import { search } from './search';

/** Search, part of the app API. */
export const searchRoutes: readonly Route[] = [
  // The required role depends on the kind of documents.
  route({ endpoint: searchApi.search, access: 'staff', handler: search }),
];
