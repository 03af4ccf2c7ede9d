import { appApi } from '@portal/domain/contracts/app-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import type { Auth } from 'firebase/auth';
import { callApi } from './api-client';

type Told = RequestOf<typeof appApi.recordJobEvent>['data'];

/**
 * Tells what the signed-in person has done to a candidate. What was done stands whether it is told or not: a
 * failure is nobody's business.
 */
export function recordActivity(
  auth: Auth,
  organizationId: string,
  { detail = '', ...data }: Omit<Told, 'detail'> & { detail?: string },
): void {
  const request = { organizationId, data: { ...data, detail: detail.slice(0, 200) } };
  callApi(auth, appApi.recordJobEvent, request, { api: 'app' }).catch(() => undefined);
}
