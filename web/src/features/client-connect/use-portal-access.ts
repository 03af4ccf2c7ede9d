import { loginStatusOf, portalAccessSchema, type PortalAccess } from '@portal/domain/client-connect/portal-access';
import { contactSchema, type Contact } from '@portal/domain/contacts/contact';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { collection, doc, limit, query, where } from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import { useData } from '../../firebase/data-provider';
import { useLiveDocument, useLiveQuery, type Live } from '../../firebase/use-live';

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
