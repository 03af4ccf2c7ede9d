import { activeStatus } from '@portal/domain/access/roles';
import { isDocumentId } from '@portal/domain/paths/document-id';
import type { Ports } from '../../runtime/ports';
import type { OpenPage } from './open-page';
import { recipientOf } from './recipient';

type Store = Pick<Ports['store'], 'users' | 'integrationUsers' | 'contacts'>;

/**
 * Emails of those who are notified about what viewers do on a page: the people whom the organization's settings name for
 * candidates, else the sender of the link. Users who switched notifications off get none.
 * @param candidateOwnerId owner of the page's candidate; `''` for none.
 */
export async function marketingRecipients(
  { store }: { store: Store },
  { link, organization, tearsheet }: Pick<OpenPage, 'link' | 'organization' | 'tearsheet'>,
  candidateOwnerId: string,
): Promise<string[]> {
  const isOfJobs = link.kind === 'job' || link.kind === 'jobs';
  const contact = organization.SMNotificationsToClientContactOwner ? await recipientOf({ store }, link) : null;
  const chosen = [
    [organization.SMNotificationsToClientContactOwner, contact?.ownerId],
    [organization.SMNotificationsToCandidateOwner, candidateOwnerId],
    [organization.SMNotificationsToTearsheetOwner, tearsheet?.owner.id],
    [organization.SMNotificationsToCurrentLoggedUser, link.sender],
  ] as const;
  const ids = isOfJobs ? [] : chosen.flatMap(([isOn, id]) => (isOn && id ? [id] : []));
  const other = !isOfJobs && organization.SMNotificationsToOther ? organization.SMNotificationsToOtherEmail : '';
  const emails = await Promise.all(
    (ids.length > 0 || other !== '' ? ids : [link.sender]).map((id) => emailOf(store, organization.id, id)),
  );
  return [...new Set([...emails, other].filter((email) => email !== ''))];
}

/** Email of an active user of the organization with notifications on, or of a user of the ATS; `''` for nobody. */
async function emailOf(store: Store, organizationId: string, id: string): Promise<string> {
  if (!isDocumentId(id)) return '';
  const user = await store.users.get(id);
  if (!user) return (await store.integrationUsers.get(organizationId, id))?.email ?? '';
  const isMember = user.organizationId === organizationId && user.activeStatus === activeStatus.active;
  return isMember && !user.disableEmailNotifications ? user.email : '';
}
