import { searchApi } from '@portal/domain/contracts/search-api';
import { route, type Route } from '../runtime/route';
import { search } from './search';

/** The one search, part of the app API. */
export const searchRoutes: readonly Route[] = [
  // Whose documents they are, and so who may look for them, depends on the kind.
  route({ endpoint: searchApi.search, access: 'staff', handler: search }),
];
