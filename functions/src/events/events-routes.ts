import { appApi } from '@portal/domain/contracts/app-api';
import { route, type Route } from '../runtime/route';
import { analyticsEvent } from './analytics-event';
import { recordEvent } from './record-event';
import { recordJobEvent } from './record-job-event';

/** What people did, part of the app API (000 §7). */
export const eventsRoutes: readonly Route[] = [
  route({ endpoint: appApi.recordEvent, access: 'organization:read', handler: recordEvent }),
  route({ endpoint: appApi.recordJobEvent, access: 'job:write', handler: recordJobEvent }),
  route({ endpoint: appApi.analyticsEvent, access: 'staff', handler: analyticsEvent }),
];
