import { appApi } from '@portal/domain/contracts/app-api';
import { route, type Route } from '../runtime/route';
import { suggestTerms } from './suggest-terms';

/** Suggestions for the add-job screen, part of the app API. */
export const jobsRoutes: readonly Route[] = [
  route({ endpoint: appApi.suggestTerms, access: 'staff', handler: suggestTerms }),
];
