import { isDocumentId } from '@portal/domain/paths/document-id';
import type { PublicContext } from '../../runtime/route';
import { activeTeamMember } from '../../users/active-team-member';
import type { OpenPage } from './open-page';
import { recipientOf } from './recipient';

type Context = Pick<PublicContext, 'store'>;

/**
 * Who gets a mail about what a viewer did on a page: for a marketing candidate the people whom the organization's
 * notification settings name, else the sender of the link.
 * @param candidateOwnerId null for a page without a candidate.
 */
export async function notifiedEmails(
  context: Context,
  page: OpenPage,
  candidateOwnerId: string | null,
): Promise<string[]> {
  const { organization, link } = page;
  const sender = () => emailOf(context, organization.id, link.sender);
  if (candidateOwnerId === null) return [await sender()].filter(Boolean);
  const isNamed = {
    sender: organization.SMNotificationsToCurrentLoggedUser,
    candidateOwner: organization.SMNotificationsToCandidateOwner,
    tearsheetOwner: organization.SMNotificationsToTearsheetOwner,
    contactOwner: organization.SMNotificationsToClientContactOwner,
  };
  const other = organization.SMNotificationsToOther ? organization.SMNotificationsToOtherEmail : '';
  const contact = isNamed.contactOwner ? await recipientOf(context, link) : null;
  const ids = [
    isNamed.candidateOwner && candidateOwnerId,
    isNamed.tearsheetOwner && page.tearsheet?.owner.id,
    isNamed.contactOwner && contact?.ownerId,
  ].filter((id) => typeof id === 'string');
  const emails = await Promise.all([
    isNamed.sender ? sender() : '',
    ...[...new Set(ids)].map((id) => emailOf(context, organization.id, id)),
  ]);
  const found = [...new Set([...emails, other].filter(Boolean))];
  return found.length > 0 ? found : [await sender()].filter(Boolean);
}

/** The email of an active user with notifications on, or of a user of the ATS; `''` for nobody. */
async function emailOf({ store }: Context, organizationId: string, id: string): Promise<string> {
  if (!isDocumentId(id)) return '';
  const member = await activeTeamMember(store, { job: { organizationId, createdBy: '' } }, id);
  if (member) return member.disableEmailNotifications ? '' : member.email;
  return (await store.integrationUsers.get(organizationId, id))?.email ?? '';
}
