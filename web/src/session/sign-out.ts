import { signOut, type Auth } from 'firebase/auth';
import { forgetSession } from '../config/session-cookies';
import { startLeaving } from '../config/page-exit';
import { forgetReturnToken } from './impersonation';
import { forgetReturnUrl } from './return-url';

/**
 * Signs out and loads the given page anew: nothing that the former person could see stays in memory. The cookie goes
 * first, so that other open pages of this browser know that it was meant.
 * @param destination an address of this application.
 */
export async function signOutTo(auth: Auth, destination: string): Promise<void> {
  startLeaving();
  forgetSession();
  forgetReturnUrl();
  forgetReturnToken();
  await signOut(auth);
  window.location.replace(destination);
}
