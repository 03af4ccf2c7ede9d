import { appApi } from '@portal/domain/contracts/app-api';
import { route, type Route } from '../runtime/route';
import { analyticsEvent } from './analytics-event';
import { logBrowserError } from './log-browser-error';
import { recordEvent } from './record-event';
import { recordJobEvent } from './record-job-event';

/** Records of what users did and of errors in their browsers, part of the app API. */
export const eventsRoutes: readonly Route[] = [
  route({ endpoint: appApi.recordEvent, access: 'organization:read', handler: recordEvent }),
  route({ endpoint: appApi.recordJobEvent, access: 'job:write', handler: recordJobEvent }),
  route({ endpoint: appApi.analyticsEvent, access: 'signedIn', handler: analyticsEvent }),
  route({ endpoint: appApi.loggerService, access: 'staff', handler: logBrowserError }),
];
