import { marketingApi } from '@portal/domain/contracts/marketing-api';
import { route, type Route } from '../runtime/route';
import { addJobCandidates } from './add-job-candidates';
import { deleteContact, importContacts, saveContact } from './contacts';
import {
  addToTearsheet,
  createTearsheet,
  deleteTearsheet,
  removeFromTearsheet,
  renameTearsheet,
  updateTearsheetCandidate,
} from './tearsheets';

const access = 'candidate:write';

/** Tearsheets, contacts and leads, part of the app API. */
export const marketingRoutes: readonly Route[] = [
  route({ endpoint: marketingApi.createTearsheet, access, handler: createTearsheet }),
  route({ endpoint: marketingApi.renameTearsheet, access, handler: renameTearsheet }),
  route({ endpoint: marketingApi.deleteTearsheet, access, handler: deleteTearsheet }),
  route({ endpoint: marketingApi.addToTearsheet, access, handler: addToTearsheet }),
  route({ endpoint: marketingApi.removeFromTearsheet, access, handler: removeFromTearsheet }),
  route({ endpoint: marketingApi.addJobCandidates, access, handler: addJobCandidates }),
  route({ endpoint: marketingApi.updateTearsheetCandidate, access, handler: updateTearsheetCandidate }),
  route({ endpoint: marketingApi.saveContact, access, handler: saveContact }),
  route({ endpoint: marketingApi.deleteContact, access, handler: deleteContact }),
  route({ endpoint: marketingApi.importContacts, access, body: 'document', handler: importContacts }),
];
