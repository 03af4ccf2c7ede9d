import type { AccessLevel } from '@portal/domain/client-connect/portal-access';
import { clientConnectApi } from '@portal/domain/contracts/client-connect-api';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';

/** A contact to give access to: by id, or by the email that a job names. */
export interface NamedContact {
  contactId: string;
  email: string;
  name: string;
  companyName: string;
}

/** Calls about Client Connect of an organization. */
export function useClientConnectCalls(organizationId: string) {
  const { auth } = useFirebase();
  const options = { api: 'app' } as const;
  return {
    setAccess: (contact: NamedContact, level: AccessLevel) =>
      callApi(auth, clientConnectApi.setPortalAccess, { organizationId, ...contact, level }, options),
    sendLink: (contactId: string) =>
      callApi(auth, clientConnectApi.sendLoginLink, { organizationId, contactId }, options),
    setJob: (jobId: string, isShown: boolean) =>
      callApi(auth, clientConnectApi.setJobInClientConnect, { organizationId, jobId, isShown }, options),
  };
}
