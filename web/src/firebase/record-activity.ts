import { appApi } from '@portal/domain/contracts/app-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import type { Auth } from 'firebase/auth';
import { callApi } from './api-client';

type Told = RequestOf<typeof appApi.recordJobEvent>['data'];

/**
 * Tells what the signed-in person has done to a job or a candidate. What was done stands whether it is told or not: a
 * failure is nobody's business.
 */
export function recordActivity(
  auth: Auth,
  organizationId: string,
  { candidateId = '', detail = '', ...data }: Pick<Told, 'eventType' | 'jobId'> & Partial<Told>,
): void {
  const request = { organizationId, data: { ...data, candidateId, detail: detail.slice(0, 200) } };
  callApi(auth, appApi.recordJobEvent, request, { api: 'app' }).catch(() => undefined);
}
