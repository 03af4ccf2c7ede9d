import type { Contact } from '@portal/domain/contacts/contact';
import type { SharedLink } from '@portal/domain/links/shared-link';
import type { KnownViewer, PublicViewer } from '@portal/domain/events/public-viewer';
import { isDocumentId } from '@portal/domain/paths/document-id';
import type { Ports } from '../../runtime/ports';
import type { OpenPage } from './open-page';

/** The contact or lead whom a link is for; null for a link that names nobody, or somebody who is gone. */
export async function recipientOf(
  { store }: { store: Pick<Ports['store'], 'contacts'> },
  { organizationId, recipientId, isLead }: Pick<SharedLink, 'organizationId' | 'recipientId' | 'isLead'>,
): Promise<Contact | null> {
  if (recipientId === '' || !isDocumentId(recipientId)) return null;
  return await store.contacts.get({ organizationId, isLead, contactId: recipientId });
}

/** Who looks at a page, as far as it is known. It labels what is recorded and grants nothing. */
export interface ViewerLabel {
  recipientId: string;
  isLead: boolean;
}

/**
 * The viewer's label: who passed the gate, else the link's recipient, else the contact that the query names; an unknown
 * one is anonymous.
 */
export async function viewerLabel(
  { store }: { store: Pick<Ports['store'], 'contacts'> },
  { link, pass }: Pick<OpenPage, 'link' | 'pass'>,
  bhcid: string,
): Promise<ViewerLabel> {
  if (pass) return { recipientId: pass.contactId, isLead: pass.isLead };
  if (link.recipientId !== '') return { recipientId: link.recipientId, isLead: link.isLead };
  const { organizationId, isLead } = link;
  const named = await recipientOf({ store }, { organizationId, recipientId: bhcid, isLead });
  return named ? { recipientId: named.id, isLead } : { recipientId: '', isLead: false };
}

/** The viewer as staff see it: by name, if a gate or the link's recipient tells it. */
export async function knownViewer(
  { store }: { store: Pick<Ports['store'], 'contacts'> },
  { link, pass }: Pick<OpenPage, 'link' | 'pass'>,
  viewer: PublicViewer,
): Promise<KnownViewer> {
  const recipientId = pass?.contactId ?? link.recipientId;
  const name = pass ? pass.name : (await recipientOf({ store }, link))?.name;
  return { ...viewer, alias: name || viewer.alias, recipientId: name ? recipientId : '', isVerified: false };
}
