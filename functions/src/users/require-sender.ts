import { activeStatus } from '@portal/domain/access/roles';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isDocumentId } from '@portal/domain/paths/document-id';
import type { StaffContext } from '../runtime/route';

/**
 * The user in whose name a call acts: the caller, or another active user or ATS user of the organization. A caller cannot
 * act in the name of anybody else, such as a super admin.
 * @param senderId as given; `''` for the caller.
 * @throws PortalError `permissionDenied`.
 */
export async function requireSender(
  { store, actor }: Pick<StaffContext, 'store' | 'actor'>,
  organizationId: string,
  senderId: string,
): Promise<string> {
  if (senderId === '' || senderId === actor.uid) return actor.uid;
  const user = isDocumentId(senderId) ? await store.users.get(senderId) : null;
  const isMember = user?.activeStatus === activeStatus.active && user.organizationId === organizationId;
  const isOfAts =
    !user && isDocumentId(senderId) && (await store.integrationUsers.get(organizationId, senderId)) !== null;
  if (!isMember && !isOfAts) throw new PortalError('permissionDenied', { detail: 'sender of another organization' });
  return senderId;
}
