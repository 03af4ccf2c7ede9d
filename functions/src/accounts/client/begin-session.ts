import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts } from '@portal/domain/texts/client-connect';
import type { User } from '@portal/domain/users/user';
import { CookieAnswer, type PublicContext } from '../../runtime/route';
import { openPlacesOf } from '../../users/client-place';
import { clientCookie, isClient } from '../../users/client-session';

type Begun = CookieAnswer<{ signedIn: true }>;

/**
 * Begins a session of somebody who has proved the email by mail or knows the password.
 * @param isByMail the email is proved, which staff see as the state of the login.
 * @throws PortalError `permissionDenied` with a sentence for staff; `userDisabled` for a disabled user and a contact without
 *   any open access.
 */
export async function beginSession(context: PublicContext, user: User, isByMail: boolean): Promise<Begun> {
  if (user.accountType !== 'recruiterClient') {
    throw new PortalError('permissionDenied', { userMessage: clientTexts.isStaff, detail: 'staff at Client Connect' });
  }
  const places = isClient(user) ? await openPlacesOf(context.store, user.email) : [];
  if (places.length === 0) throw new PortalError('userDisabled', { userMessage: clientTexts.noAccess });
  if (isByMail) {
    await Promise.all([
      context.store.users.markVerified(user.id, user.email),
      ...places.map(async ({ access }) => {
        if (access.verifiedAt) return;
        await context.store.clientAccess.mark(access.organizationId, access.contactId, 'verifiedAt');
      }),
    ]);
  }
  return new CookieAnswer({ signedIn: true }, clientCookie(context, user, isByMail));
}
