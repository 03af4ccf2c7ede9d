import { accountsApi } from '@portal/domain/contracts/accounts-api';
import { administrationApi } from '@portal/domain/contracts/administration-api';
import type { Auth } from 'firebase/auth';
import { callApi } from '../firebase/api-client';

/** Mails a person the link for a new password, for whoever administers them. @throws PortalError */
export async function sendPersonReset(auth: Auth, email: string): Promise<void> {
  await callApi(auth, accountsApi.sendReset, { email, captcha: '' }, { api: 'app' });
}

/** Lets a user in, or shuts them out at once; for super admins. @throws PortalError */
export async function setUserEnabled(auth: Auth, userId: string, isEnabled: boolean): Promise<void> {
  const endpoint = isEnabled ? administrationApi.enableUser : administrationApi.disableUser;
  await callApi(auth, endpoint, { userId }, { api: 'admin' });
}
