import { administrationApi } from '@portal/domain/contracts/administration-api';
import { signInWithCustomToken, type Auth } from 'firebase/auth';
import { paths } from '../config/paths';
import { forgetSession } from '../config/session-cookies';
import { callApi } from '../firebase/api-client';
import { startLeaving, stopLeaving } from '../config/page-exit';
import { forgetReturnToken, returnToken, storeReturnToken } from './return-token';

const doneKey = 'portal.returned';

/** Continues as that user, on a reloaded page. @throws PortalError with the server's message. */
export async function logInAsUser(auth: Auth, userId: string): Promise<void> {
  const { token, returnToken: back } = await callApi(
    auth,
    administrationApi.getCustomUserToken,
    { userId },
    { api: 'admin' },
  );
  await changeTo(auth, token, () => {
    storeReturnToken(back);
  });
  window.location.replace(paths.app.href());
}

/**
 * Ends the work as another user: the super admin is back at the administration's root, on a reloaded page. @throws
 * PortalError
 */
export async function logOutOfUser(auth: Auth): Promise<void> {
  const request = { returnToken: returnToken() ?? '' };
  const { token } = await callApi(auth, administrationApi.getCustomAdminToken, request, { api: 'admin' });
  await changeTo(auth, token, () => {
    forgetReturnToken();
    sessionStorage.setItem(doneKey, '1');
  });
  window.location.replace(paths.admin.href());
}

/** Whether the super admin has just returned. Answers yes once. */
export function consumeReturned(): boolean {
  const isBack = sessionStorage.getItem(doneKey) !== null;
  sessionStorage.removeItem(doneKey);
  return isBack;
}

/** Another user takes over this browser's session; its cookies are renewed on the next page. */
async function changeTo(auth: Auth, token: string, onSignedIn: () => void): Promise<void> {
  startLeaving();
  try {
    await signInWithCustomToken(auth, token);
  } catch (error) {
    stopLeaving();
    throw error;
  }
  forgetSession();
  onSignedIn();
}
