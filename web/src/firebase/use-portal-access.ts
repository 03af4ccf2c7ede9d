import { loginStatusOf, portalAccessSchema, type PortalAccess } from '@portal/domain/client-connect/portal-access';
import { contactSchema, type Contact } from '@portal/domain/contacts/contact';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { collection, doc, limit, query, where } from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import { useData } from './data-provider';
import { useLiveDocument, useLiveQuery, type Live } from './use-live';

const maxAccesses = 500;

/** The access of a contact, live; null without one. @param contactId `''` for none. */
export function usePortalAccess(organizationId: string, contactId: string): Live<PortalAccess | null> {
  const { firestore } = useData();
  const path = documents.portalAccess(organizationId, contactId);
  return useLiveDocument(contactId === '' ? null : doc(firestore, path), portalAccessSchema);
}

/** The state of each contact's login, live; contacts without one have `noLogin`. */
export function useLoginStatus(organizationId: string) {
  const { firestore } = useData();
  const path = collections.portalAccess(organizationId);
  const { data } = useLiveQuery(path, query(collection(firestore, path), limit(maxAccesses)), portalAccessSchema);
  const known = useMemo(() => new Map((data ?? []).map((access) => [access.contactId, access])), [data]);
  return useCallback(
    ({ id, email }: Contact) => {
      const access = known.get(id);
      return loginStatusOf(access?.email === email ? access : null);
    },
    [known],
  );
}

/** Most emails that one query names. */
const maxInQuery = 30;

/** The accesses of contacts by email, live. @param emails of whom; as many as two queries name. */
export function usePortalAccesses(
  organizationId: string,
  emails: readonly string[],
): ReadonlyMap<string, PortalAccess> {
  const first = useAccessesOf(organizationId, emails.slice(0, maxInQuery));
  const others = useAccessesOf(organizationId, emails.slice(maxInQuery, 2 * maxInQuery));
  return new Map([...first, ...others].map((access) => [access.email, access]));
}

function useAccessesOf(organizationId: string, emails: readonly string[]): readonly PortalAccess[] {
  const { firestore } = useData();
  const path = collections.portalAccess(organizationId);
  // No access has this email.
  const asked = emails.length > 0 ? emails : ['\u0000'];
  const found = query(collection(firestore, path), where('email', 'in', asked), limit(maxInQuery));
  return useLiveQuery(`${path}|${asked.join(' ')}`, found, portalAccessSchema).data ?? [];
}

/** The contact with an email, live; null without one. */
export function useContactByEmail(organizationId: string, email: string): Live<Contact | null> {
  const { firestore } = useData();
  const path = collections.clientContacts(organizationId);
  const found = useLiveQuery(
    `${path}|${email}`,
    query(collection(firestore, path), where('email', '==', email), limit(1)),
    contactSchema,
  );
  return found.status === 'success' ? { ...found, data: found.data[0] ?? null } : found;
}
