import { isPortalAccountOf } from '@portal/domain/users/user';
import type { PublicContext } from '../runtime/route';
import type { LinkedResume } from './find-by-link';

/**
 * Whether the viewer of a recipient's own link is a client contact with an active account in the client portal. A
 * candidate's common link does not say who opens it.
 */
export async function hasPortalAccount(
  { store, clock }: Pick<PublicContext, 'store' | 'clock'>,
  { recipient, organization }: Pick<LinkedResume, 'recipient' | 'organization'>,
): Promise<boolean> {
  if (!recipient?.email) return false;
  const [user, contact] = await Promise.all([
    store.users.byEmail(recipient.email),
    store.contacts.findByEmail(organization.id, recipient.email),
  ]);
  if (!contact || contact.isLead || user?.organizationId !== organization.id) return false;
  return isPortalAccountOf(user, contact.id, clock.now());
}
