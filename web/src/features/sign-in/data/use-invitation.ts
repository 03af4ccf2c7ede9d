import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Invite } from '@portal/domain/invites/invite';
import { useEffect, useState } from 'react';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';

export type Invitation =
  | { status: 'loading' }
  | { status: 'refused'; message: string }
  | { status: 'open'; invite: Invite; hasPassword: boolean };

/** The content of an invitation's code; refused with the server's message when it is expired or altered. */
export function useInvitation(code: string): Invitation {
  const { auth } = useFirebase();
  const [found, setFound] = useState<{ code: string; invitation: Invitation }>();
  useEffect(() => {
    let isCurrent = true;
    const set = (invitation: Invitation) => {
      if (isCurrent) setFound({ code, invitation });
    };
    callApi(auth, authenticationApi.decryptCode, { code }, { api: 'app', isPublic: true }).then(
      (opened) => {
        if ('hasPassword' in opened) {
          const { hasPassword, ...invite } = opened;
          set({ status: 'open', invite, hasPassword });
        } else {
          set({ status: 'refused', message: new PortalError('invalidRequest').userMessage });
        }
      },
      (error: unknown) => {
        set({ status: 'refused', message: PortalError.from(error).userMessage });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [auth, code]);
  return found?.code === code ? found.invitation : { status: 'loading' };
}
