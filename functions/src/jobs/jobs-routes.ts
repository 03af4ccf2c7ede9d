import { appApi } from '@portal/domain/contracts/app-api';
import { jobNotesApi } from '@portal/domain/contracts/job-notes-api';
import { route, type Route } from '../runtime/route';
import { addJobNote, removeJobNote } from './job-notes';
import { setJobAccessCode } from './set-job-access-code';
import { suggestTerms } from './suggest-terms';

/** Calls about jobs, part of the app API. */
export const jobsRoutes: readonly Route[] = [
  route({ endpoint: appApi.suggestTerms, access: 'staff', handler: suggestTerms }),
  route({ endpoint: appApi.setJobAccessCode, access: 'job:write', handler: setJobAccessCode }),
  route({ endpoint: jobNotesApi.addJobNote, access: 'job:write', handler: addJobNote }),
  route({ endpoint: jobNotesApi.removeJobNote, access: 'job:write', handler: removeJobNote }),
];
