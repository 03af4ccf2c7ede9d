import { appApi } from '@portal/domain/contracts/app-api';
import { route, type Route } from '../runtime/route';
import { loggerService } from './logger-service';

/** What browsers report, part of the app API (000 §7). */
export const supportRoutes: readonly Route[] = [
  route({ endpoint: appApi.loggerService, access: 'staff', handler: loggerService }),
];
