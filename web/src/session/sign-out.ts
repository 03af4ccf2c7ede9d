import { signOut, type Auth } from 'firebase/auth';
import { forgetSession } from '../config/session-cookies';
import { startLeaving } from '../config/page-exit';
import { forgetReturnToken } from './return-token';
import { forgetReturnUrl } from './return-url';

/**
 * Signs out and reloads at the given page: nothing that the former user could see stays in memory. The cookie goes
 * first, so that other open pages of this browser know that it was intended.
 * @param destination a URL of this application.
 */
export async function signOutTo(auth: Auth, destination: string): Promise<void> {
  startLeaving();
  forgetSession();
  forgetReturnUrl();
  forgetReturnToken();
  await signOut(auth);
  window.location.replace(destination);
}
