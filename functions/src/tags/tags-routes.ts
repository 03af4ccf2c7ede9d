import { appApi } from '@portal/domain/contracts/app-api';
import { route, type Route } from '../runtime/route';
import { suggestTerms } from './suggest-terms';

/** Terms that forms suggest, part of the app API. */
export const tagsRoutes: readonly Route[] = [
  route({ endpoint: appApi.suggestTerms, access: 'staff', handler: suggestTerms }),
];
