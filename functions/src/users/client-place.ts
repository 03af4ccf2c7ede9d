import { isAccessOpen, type PortalAccess } from '@portal/domain/client-connect/portal-access';
import type { Contact } from '@portal/domain/contacts/contact';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Organization } from '@portal/domain/organizations/organization';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { clientTexts } from '@portal/domain/texts/client-connect';
import type { User } from '@portal/domain/users/user';
import type { Store } from '../store/store';

/** An open access of a client contact, with what it is about. */
export interface OpenPlace {
  organization: Organization;
  contact: Contact;
  access: PortalAccess;
}

type PlaceStore = Pick<Store, 'clientAccess' | 'contacts' | 'organizations'>;

/**
 * A contact's access, if it is open now: the organization has Client Connect, staff have switched it on, and the contact
 * still has the email. Read with each call, so that switching it off ends it at once.
 */
export async function openPlace(
  store: PlaceStore,
  { organizationId, contactId }: { organizationId: string; contactId: string },
): Promise<OpenPlace | null> {
  const [access, contact, organization] = await Promise.all([
    store.clientAccess.get(organizationId, contactId),
    store.contacts.get({ organizationId, isLead: false, contactId }),
    store.organizations.get(organizationId),
  ]);
  if (!access || !contact || !organization || !hasProduct(organization, 'portal')) return null;
  return isAccessOpen(access, contact) ? { organization, contact, access } : null;
}

/** All open accesses of an email, by company and agency. */
export async function openPlacesOf(store: PlaceStore, email: string): Promise<OpenPlace[]> {
  const accesses = email === '' ? [] : await store.clientAccess.byEmail(email);
  const places = await Promise.all(accesses.map((access) => openPlace(store, access)));
  const nameOf = ({ contact, organization }: OpenPlace) => `${contact.companyName}\n${organization.name}`;
  return places.filter((place) => place !== null).sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

/**
 * The access that a call of a client contact names.
 * @throws PortalError `unauthenticated` with a sentence when it is not open or somebody else's.
 */
export async function requirePlace(
  store: PlaceStore,
  user: Pick<User, 'email'>,
  key: { organizationId: string; contactId: string },
): Promise<OpenPlace> {
  const place = await openPlace(store, key);
  if (place?.access.email !== user.email) {
    throw new PortalError('unauthenticated', { userMessage: clientTexts.accessEnded, detail: 'no open access' });
  }
  return place;
}
