import { createHash } from 'node:crypto';
import type { Contact } from '@portal/domain/contacts/contact';
import { suppressionOf, type Suppression } from '@portal/domain/contacts/suppression';
import { mailingLinks, mailingRecipientSchema, type Mailing, type MailingRecipient } from '@portal/domain/mail/mailing';
import type { Organization } from '@portal/domain/organizations/organization';
import { restrictedAmong } from '../candidates/restricted-people';
import type { Ports } from '../runtime/ports';

/** Contacts and leads that are named in a call or belong to an audience. */
export type AudienceRequest = Pick<Mailing, 'audience' | 'kind' | 'targetId'> & {
  recipients: readonly { id: string; isLead: boolean }[];
};

/** Contacts that are read at once. */
export const audiencePageSize = 300;

/**
 * Reads which of some contacts must not be mailed because their data must not be processed.
 * @returns tells why one of these contacts gets no mail of this kind; null when it may be sent.
 */
export async function suppressionsOf(
  ports: Pick<Ports, 'store'>,
  organization: Organization,
  kind: Mailing['kind'],
  contacts: readonly Contact[],
): Promise<(contact: Contact) => Suppression | null> {
  const { checkMailOptOut } = organization.productFeature.skillsMarketing;
  const isRestricted = await restrictedAmong(ports, organization.id, contacts);
  return (contact) =>
    isRestricted({ email: contact.email })
      ? 'restricted'
      : suppressionOf(contact, mailingLinks[kind].type, { checkMailOptOut });
}

/** A recipient's document. An email that was given twice has one. */
export function recipientOf(
  mailing: Pick<Mailing, 'id' | 'organizationId'>,
  contact: Contact,
  reason: Suppression | null,
): MailingRecipient {
  const key = reason === 'invalidEmail' ? `${contact.isLead ? 'lead' : 'contact'}/${contact.id}` : contact.email;
  return mailingRecipientSchema.cast({
    id: createHash('sha256').update(key).digest('hex').slice(0, 24),
    mailingId: mailing.id,
    organizationId: mailing.organizationId,
    contactId: contact.id,
    isLead: contact.isLead,
    email: contact.email,
    name: contact.name,
    companyName: contact.companyName,
    state: reason ? 'skipped' : 'pending',
    reason: reason ?? '',
  });
}

/** All contacts and leads of an audience, a page at a time. */
export async function* audiencePages(
  { store }: Pick<Ports, 'store'>,
  organizationId: string,
  { audience, targetId, recipients }: AudienceRequest,
): AsyncGenerator<Contact[]> {
  if (audience === 'chosen') {
    yield await store.contacts.getAll(organizationId, recipients);
    return;
  }
  const tearsheetId = audience === 'tearsheet' ? targetId : '';
  for (const isLead of [false, true]) {
    let after = '';
    for (;;) {
      const page = await store.contacts.page({ organizationId, isLead, tearsheetId, after, max: audiencePageSize });
      if (page.length > 0) yield page;
      if (page.length < audiencePageSize) break;
      after = page.at(-1)?.id ?? '';
    }
  }
}
