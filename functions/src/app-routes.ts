import { appApi } from '@portal/domain/contracts/app-api';
import { verifyUserToken } from './accounts/verify-user-token';
import { addJobCandidate } from './candidates/add-job-candidate';
import { discardUpload } from './candidates/discard-upload';
import { expandArchive } from './candidates/expand-archive';
import { storageFile } from './documents/storage-file';
import { storageFileDownload } from './documents/storage-file-download';
import { analyticsEvent } from './events/analytics-event';
import { recordEvent } from './events/record-event';
import { recordJobEvent } from './events/record-job-event';
import { route, type Route } from './runtime/route';
import { loggerService } from './support/logger-service';

/** The app API (000 §7): what it offers, and to whom. */
export const appRoutes: readonly Route[] = [
  route({ endpoint: appApi.verifyUserToken, access: 'staff', handler: verifyUserToken }),
  route({ endpoint: appApi.expandArchive, access: 'candidate:write', handler: expandArchive }),
  route({ endpoint: appApi.addJobCandidate, access: 'candidate:write', handler: addJobCandidate }),
  route({ endpoint: appApi.discardUpload, access: 'candidate:write', handler: discardUpload }),
  route({ endpoint: appApi.storageFileDownload, access: 'organization:read', handler: storageFileDownload }),
  route({ endpoint: appApi.storageFile, access: 'public', handler: storageFile }),
  route({ endpoint: appApi.recordEvent, access: 'organization:read', handler: recordEvent }),
  route({ endpoint: appApi.recordJobEvent, access: 'job:write', handler: recordJobEvent }),
  route({ endpoint: appApi.analyticsEvent, access: 'staff', handler: analyticsEvent }),
  route({ endpoint: appApi.loggerService, access: 'staff', handler: loggerService }),
];
