import { loginStatusOf, type AccessLevel, type LoginStatus } from '@portal/domain/client-connect/portal-access';
import type { Contact } from '@portal/domain/contacts/contact';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Organization } from '@portal/domain/organizations/organization';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { clientAccessTexts } from '@portal/domain/texts/client-connect';
import type { StaffContext } from '../runtime/route';

type AccessContext = Pick<StaffContext, 'store' | 'actor'>;

/** A contact by id, or by an email: then it is created if there is none. */
interface NamedContact {
  organizationId: string;
  contactId: string;
  email: string;
  name: string;
  companyName: string;
}

/**
 * The organization, if it has Client Connect.
 * @throws PortalError `notFound`, `permissionDenied`.
 */
export async function requirePortal(
  { store }: Pick<StaffContext, 'store'>,
  organizationId: string,
): Promise<Organization> {
  const organization = await store.organizations.get(organizationId);
  if (!organization) throw new PortalError('notFound', { detail: 'organization' });
  if (!hasProduct(organization, 'portal')) throw new PortalError('permissionDenied', { detail: 'without portal' });
  return organization;
}

/**
 * Sets which jobs a client contact sees.
 * @throws PortalError `notFound`; `conflict` with a sentence for a lead, a contact without an email, and the email of a user
 *   of this organization.
 */
export async function giveClientAccess(
  context: AccessContext,
  { level, ...named }: NamedContact & { level: AccessLevel },
): Promise<{ contactId: string; status: LoginStatus }> {
  const { store, actor } = context;
  const { organizationId } = named;
  const contact = await contactOf(context, named);
  if (contact.isLead) throw new PortalError('conflict', { userMessage: clientAccessTexts.notContact });
  if (contact.email === '') throw new PortalError('conflict', { userMessage: clientAccessTexts.noEmail });
  const user = await store.users.byEmail(contact.email);
  // Says nothing about users of other organizations, or staff could ask who has an account.
  if (user && user.accountType !== 'recruiterClient' && user.organizationId === organizationId) {
    throw new PortalError('conflict', { userMessage: clientAccessTexts.isUser, detail: 'a user of the organization' });
  }
  const access = await store.clientAccess.set({
    organizationId,
    contactId: contact.id,
    email: contact.email,
    level,
    grantedBy: actor.uid,
  });
  return { contactId: contact.id, status: loginStatusOf(access) };
}

/**
 * The contact that is named; one of an unknown email is created.
 * @throws PortalError `notFound`.
 */
export async function contactOf({ store }: AccessContext, named: NamedContact): Promise<Contact> {
  const { organizationId, email, name, companyName } = named;
  const get = (contactId: string) => store.contacts.get({ organizationId, isLead: false, contactId });
  if (named.contactId === '' && email !== '') {
    const [firstName = '', ...rest] = name.split(' ');
    const fields = { email, firstName, lastName: rest.join(' '), companyName };
    const { id } = await store.contacts.create(organizationId, false, fields);
    const created = await get(id);
    if (created) return created;
  }
  const contact = named.contactId === '' ? null : await get(named.contactId);
  if (!contact) throw new PortalError('notFound', { detail: 'contact' });
  return contact;
}
