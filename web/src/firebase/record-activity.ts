import { appApi } from '@portal/domain/contracts/app-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import type { Auth } from 'firebase/auth';
import { callApi } from './api-client';

type Told = RequestOf<typeof appApi.recordJobEvent>['data'];

/** Records what the signed-in user has done to a candidate. A failure is ignored: the action itself has succeeded. */
export function recordActivity(
  auth: Auth,
  organizationId: string,
  { detail = '', ...data }: Omit<Told, 'detail'> & { detail?: string },
): void {
  const request = { organizationId, data: { ...data, detail: detail.slice(0, 200) } };
  callApi(auth, appApi.recordJobEvent, request, { api: 'app' }).catch(() => undefined);
}
