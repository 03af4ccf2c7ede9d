import { createHash } from 'node:crypto';
import { FieldPath, FieldValue, Timestamp, type Query } from 'firebase-admin/firestore';
import { contactSchema, type Contact } from '@portal/domain/contacts/contact';
import type { ImportedContact } from '@portal/domain/contacts/imported-contacts';
import { collections } from '@portal/domain/paths/firestore-paths';
import { searchTokensField, searchTokensOf, storedTokens } from '@portal/domain/search/searchable';
import { castDocument, firestore } from './firestore';

/** Contacts and leads are two collections with one schema. */
export interface ContactKey {
  organizationId: string;
  isLead: boolean;
  contactId: string;
}

/** Maximum number of values of an `in` filter. */
const maxIn = 30;
/** Below Firestore's limit of writes per batch. */
const writtenAtOnce = 300;

const collectionOf = (organizationId: string, isLead: boolean) =>
  firestore().collection(isLead ? collections.leads(organizationId) : collections.clientContacts(organizationId));
const documentOf = ({ organizationId, isLead, contactId }: ContactKey) =>
  collectionOf(organizationId, isLead).doc(contactId);

/** Contacts and leads of an organization. */
export const contactsStore = {
  async get(key: ContactKey): Promise<Contact | null> {
    return castDocument((await documentOf(key).get()).data(), contactSchema);
  },

  /** The stored ones of these, in order; missing ones are left out. */
  async getAll(organizationId: string, wanted: readonly { id: string; isLead: boolean }[]): Promise<Contact[]> {
    const found: Contact[] = [];
    for (let start = 0; start < wanted.length; start += writtenAtOnce) {
      const references = wanted
        .slice(start, start + writtenAtOnce)
        .map(({ id, isLead }) => documentOf({ organizationId, isLead, contactId: id }));
      const snapshots = await firestore().getAll(...references);
      found.push(...snapshots.flatMap((snapshot) => castDocument(snapshot.data(), contactSchema) ?? []));
    }
    return found;
  },

  /** A contact or lead with this email; contacts first. */
  async findByEmail(organizationId: string, email: string): Promise<Contact | null> {
    for (const isLead of [false, true]) {
      const { docs } = await collectionOf(organizationId, isLead).where('email', '==', email).limit(1).get();
      const found = castDocument(docs[0]?.data(), contactSchema);
      if (found) return found;
    }
    return null;
  },

  /** Contacts of a company, whose name is compared as it is written; leads are left out. */
  async ofCompany(organizationId: string, companyName: string, max: number): Promise<Contact[]> {
    if (companyName === '') return [];
    const { docs } = await collectionOf(organizationId, false).where('companyName', '==', companyName).limit(max).get();
    return docs.flatMap((document) => castDocument(document.data(), contactSchema) ?? []);
  },

  /** A page of an audience, ordered by id. @param tearsheetId `''` for all. */
  async page(options: {
    organizationId: string;
    isLead: boolean;
    tearsheetId: string;
    after: string;
    max: number;
  }): Promise<Contact[]> {
    const { after, max } = options;
    const ordered = audienceOf(options).orderBy(FieldPath.documentId()).limit(max);
    const { docs } = await (after === '' ? ordered : ordered.startAfter(after)).get();
    return docs.flatMap((snapshot) => castDocument(snapshot.data(), contactSchema) ?? []);
  },

  /** Number of an audience. */
  async count(options: { organizationId: string; isLead: boolean; tearsheetId: string }): Promise<number> {
    return (await audienceOf(options).count().get()).data().count;
  },

  /**
   * Creates a contact or lead with this email.
   * @returns its id, and whether it is new: one of the same kind with this email is left as it is.
   */
  async create(
    organizationId: string,
    isLead: boolean,
    data: ImportedContact & Partial<Pick<Contact, 'massMailOptOut' | 'ownerId'>>,
  ): Promise<{ id: string; isNew: boolean }> {
    const reference = collectionOf(organizationId, isLead).doc(contactIdOf(data.email));
    const sameEmail = collectionOf(organizationId, isLead).where('email', '==', data.email).limit(1);
    return await firestore().runTransaction(async (transaction) => {
      const [stored, { docs }] = [await transaction.get(reference), await transaction.get(sameEmail)];
      const existing = docs[0] ?? (stored.exists ? stored : null);
      if (existing) return { id: existing.id, isNew: false };
      transaction.create(reference, newContact(organizationId, isLead, reference.id, data));
      return { id: reference.id, isNew: true };
    });
  },

  /** Changes one; the search finds the new texts. @returns false for a missing one. */
  async change(
    key: ContactKey,
    changes: Partial<Pick<Contact, 'email' | 'firstName' | 'lastName' | 'companyName' | 'massMailOptOut'>>,
  ): Promise<boolean> {
    const reference = documentOf(key);
    return await firestore().runTransaction(async (transaction) => {
      const contact = castDocument((await transaction.get(reference)).data(), contactSchema);
      if (!contact) return false;
      const next = { ...contact, ...changes };
      const isNewMailbox = changes.email !== undefined && changes.email !== contact.email;
      transaction.update(reference, {
        ...changes,
        ...(isNewMailbox ? { hasBounced: false } : {}),
        ...searchable({ ...next, name: nameOf(next) }),
        activityAt: FieldValue.serverTimestamp(),
      });
      return true;
    });
  },

  async remove(key: ContactKey): Promise<void> {
    await documentOf(key).delete();
  },

  /** Sets flags about mails: unsubscribed, bounced, complained. @returns false for a missing contact. */
  async mark(
    key: ContactKey,
    flags: Partial<Pick<Contact, 'smEmailsUnsubscribe' | 'jmEmailsUnsubscribe' | 'hasBounced' | 'hasComplained'>>,
  ): Promise<boolean> {
    const reference = documentOf(key);
    return await firestore().runTransaction(async (transaction) => {
      if (!(await transaction.get(reference)).exists) return false;
      transaction.update(reference, { ...flags, activityAt: FieldValue.serverTimestamp() });
      return true;
    });
  },

  /**
   * Creates those whose email is new among their kind, changes existing ones where that is wanted, and adds all to the
   * tearsheet. The ATS maintains its own, so they are not changed.
   * @param plan.isPreview only counts.
   */
  async importAll(
    organizationId: string,
    contacts: readonly ImportedContact[],
    plan: { isLead: boolean; tearsheetId: string; isPreview: boolean; changesExisting: boolean },
  ): Promise<{ created: number; existing: number; changed: number; added: number }> {
    const { isLead, tearsheetId, isPreview, changesExisting } = plan;
    const known = await knownByEmail(organizationId, isLead, contacts);
    const counts = { created: 0, existing: 0, changed: 0, added: 0 };
    const db = firestore();
    const lists = tearsheetId === '' ? [] : [tearsheetId];
    for (let start = 0; start < contacts.length; start += writtenAtOnce) {
      const batch = db.batch();
      for (const contact of contacts.slice(start, start + writtenAtOnce)) {
        const existing = known.get(contact.email);
        const isOnList = existing?.tearsheetIds.includes(tearsheetId) ?? false;
        counts.added += tearsheetId !== '' && !isOnList ? 1 : 0;
        if (!existing) {
          counts.created += 1;
          const reference = collectionOf(organizationId, isLead).doc(contactIdOf(contact.email));
          batch.set(reference, {
            ...newContact(organizationId, isLead, reference.id, contact),
            tearsheetIds: lists,
          });
          continue;
        }
        counts.existing += 1;
        const changes = changesExisting && existing.source === 'portal' ? changesOf(existing, contact) : {};
        counts.changed += Object.keys(changes).length > 0 ? 1 : 0;
        const update = { ...changes, ...(lists.length > 0 ? { tearsheetIds: FieldValue.arrayUnion(...lists) } : {}) };
        if (Object.keys(update).length > 0) {
          batch.update(collectionOf(organizationId, isLead).doc(existing.id), update);
        }
      }
      if (!isPreview) await batch.commit();
    }
    return counts;
  },

  /** Adds contacts to a tearsheet, or takes them out. @returns how many changed. */
  async setTearsheet(
    organizationId: string,
    isLead: boolean,
    ids: readonly string[],
    tearsheetId: string,
    isListed: boolean,
  ): Promise<number> {
    const references = ids.map((id) => collectionOf(organizationId, isLead).doc(id));
    const snapshots = references.length > 0 ? await firestore().getAll(...references) : [];
    const batch = firestore().batch();
    const changed = snapshots.filter((snapshot) => {
      const contact = castDocument(snapshot.data(), contactSchema);
      return contact && contact.tearsheetIds.includes(tearsheetId) !== isListed;
    });
    for (const { ref } of changed) {
      const change = isListed ? FieldValue.arrayUnion(tearsheetId) : FieldValue.arrayRemove(tearsheetId);
      batch.update(ref, { tearsheetIds: change });
    }
    await batch.commit();
    return changed.length;
  },
};

/** The same email has the same id, so that simultaneous imports create it once. */
function contactIdOf(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 20);
}

function audienceOf(options: { organizationId: string; isLead: boolean; tearsheetId: string }): Query {
  const all = collectionOf(options.organizationId, options.isLead);
  return options.tearsheetId === '' ? all : all.where('tearsheetIds', 'array-contains', options.tearsheetId);
}

function newContact(
  organizationId: string,
  isLead: boolean,
  id: string,
  data: ImportedContact & Partial<Pick<Contact, 'massMailOptOut' | 'ownerId'>>,
) {
  const now = Timestamp.now();
  const contact = contactSchema.cast({
    ...data,
    id,
    organizationId,
    isLead,
    name: nameOf(data),
    source: 'portal',
    createdAt: now,
    activityAt: now,
  });
  return { ...contact, ...searchable(contact) };
}

function nameOf({ firstName, lastName, email }: Pick<Contact, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}

function searchable(contact: Contact) {
  return { name: contact.name, [searchTokensField]: storedTokens(searchTokensOf('contacts', contact)) };
}

async function knownByEmail(
  organizationId: string,
  isLead: boolean,
  contacts: readonly ImportedContact[],
): Promise<Map<string, Contact>> {
  const found = new Map<string, Contact>();
  for (let start = 0; start < contacts.length; start += maxIn) {
    const emails = contacts.slice(start, start + maxIn).map(({ email }) => email);
    const { docs } = await collectionOf(organizationId, isLead).where('email', 'in', emails).get();
    for (const snapshot of docs) {
      const contact = castDocument(snapshot.data(), contactSchema);
      if (contact) found.set(contact.email, contact);
    }
  }
  return found;
}

/** What a file says otherwise; what it does not say stays. */
function changesOf(contact: Contact, { firstName, lastName, companyName }: ImportedContact): object {
  const stated = { firstName, lastName, companyName };
  const differing = Object.entries(stated).filter(
    ([field, value]) => value !== '' && value !== contact[field as keyof typeof stated],
  );
  if (differing.length === 0) return {};
  const changes = Object.fromEntries(differing);
  const next = { ...contact, ...changes };
  return { ...changes, ...searchable({ ...next, name: nameOf(next) }), activityAt: FieldValue.serverTimestamp() };
}
