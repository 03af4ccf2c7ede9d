import { appApi } from '@portal/domain/contracts/app-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import type { Auth } from 'firebase/auth';
import { callApi } from '../../../firebase/api-client';

/** Sets the access code of a job's public resumes; `''` removes it. @throws PortalError */
export async function setJobAccessCode(auth: Auth, request: RequestOf<typeof appApi.setJobAccessCode>): Promise<void> {
  await callApi(auth, appApi.setJobAccessCode, request, { api: 'app' });
}
