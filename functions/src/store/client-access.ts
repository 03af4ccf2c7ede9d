import { FieldValue } from 'firebase-admin/firestore';
import { portalAccessSchema, type PortalAccess } from '@portal/domain/client-connect/portal-access';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, readDocument } from './firestore';

/** Most companies of one client contact. */
const maxPlaces = 50;
/** Most colleagues of a company. */
const maxColleagues = 200;

/** Accesses of client contacts to Client Connect. */
export const clientAccessStore = {
  async get(organizationId: string, contactId: string): Promise<PortalAccess | null> {
    return await readDocument(documents.portalAccess(organizationId, contactId), portalAccessSchema);
  },

  /** All accesses of an email, in all organizations. */
  async byEmail(email: string): Promise<PortalAccess[]> {
    const group = firestore().collectionGroup('portalAccess').where('email', '==', email);
    const { docs } = await group.limit(maxPlaces).get();
    return docs.flatMap((snapshot) => castDocument(snapshot.data(), portalAccessSchema) ?? []);
  },

  /** The switched-on accesses of an organization. */
  async openOf(organizationId: string): Promise<PortalAccess[]> {
    const all = firestore().collection(collections.portalAccess(organizationId));
    const { docs } = await all.where('level', 'in', ['ownJobs', 'allJobs']).limit(maxColleagues).get();
    return docs.flatMap((snapshot) => castDocument(snapshot.data(), portalAccessSchema) ?? []);
  },

  /** Sets the level; an access of another email begins anew. @returns the access after it. */
  async set(
    given: Pick<PortalAccess, 'organizationId' | 'contactId' | 'email' | 'level' | 'grantedBy'>,
  ): Promise<PortalAccess> {
    const reference = firestore().doc(documents.portalAccess(given.organizationId, given.contactId));
    return await firestore().runTransaction(async (transaction) => {
      const stored = castDocument((await transaction.get(reference)).data(), portalAccessSchema);
      const known = stored?.email === given.email ? stored : null;
      const access = { ...given, sentAt: known?.sentAt ?? null, verifiedAt: known?.verifiedAt ?? null };
      transaction.set(reference, access);
      return access;
    });
  },

  /** Records that the login link was mailed, or that the contact came. */
  async mark(organizationId: string, contactId: string, field: 'sentAt' | 'verifiedAt'): Promise<void> {
    const reference = firestore().doc(documents.portalAccess(organizationId, contactId));
    await reference.update({ [field]: FieldValue.serverTimestamp() });
  },

  /** When the contact looked at each of these jobs last, in milliseconds since 1970; 0 for never. */
  async visits(organizationId: string, contactId: string, jobIds: readonly string[]): Promise<Map<string, number>> {
    if (jobIds.length === 0) return new Map();
    const references = jobIds.map((jobId) => firestore().doc(documents.portalVisit(organizationId, contactId, jobId)));
    const snapshots = await firestore().getAll(...references);
    return new Map(
      snapshots.map((snapshot, index) => {
        const at: unknown = snapshot.get('at');
        return [jobIds[index] ?? '', typeof at === 'number' ? at : 0];
      }),
    );
  },

  async visit(organizationId: string, contactId: string, jobId: string, now: number): Promise<void> {
    await firestore()
      .doc(documents.portalVisit(organizationId, contactId, jobId))
      .set({ at: now });
  },
};
