import { FieldValue } from 'firebase-admin/firestore';
import { portalAccessSchema, type PortalAccess } from '@portal/domain/client-connect/portal-access';
import { record, type Model } from '@portal/domain/fields/model';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { number } from 'yup';
import { castDocument, firestore, readDocument } from './firestore';

/** Most companies of one client contact. */
const maxPlaces = 50;
/** Most contacts of a company, and most accesses of an organization, that are looked at for colleagues. */
export const maxColleagues = 200;

/** What a contact has seen of a job, `…/portalAccess/{contactId}/visits/{jobId}`. */
const visitSchema = record({
  /** The last visit, in milliseconds since 1970; 0 for never. */
  at: number().default(0),
  /** Messages and steps of interviews of the agency since then. */
  news: number().default(0),
  /** Answers, messages and steps of interviews of either side, ever: pages that watch the job read it again. */
  changes: number().default(0),
});
type Visit = Model<typeof visitSchema>;

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

  /** The first switched-on accesses of an organization, by the id of their contact. */
  async openOf(organizationId: string): Promise<PortalAccess[]> {
    const all = firestore().collection(collections.portalAccess(organizationId));
    const open = all.where('level', 'in', ['ownJobs', 'allJobs']).orderBy('__name__');
    const { docs } = await open.limit(maxColleagues).get();
    return docs.flatMap((snapshot) => castDocument(snapshot.data(), portalAccessSchema) ?? []);
  },

  /** The accesses of some contacts of an organization; contacts without one are left out. */
  async ofContacts(organizationId: string, contactIds: readonly string[]): Promise<PortalAccess[]> {
    if (contactIds.length === 0) return [];
    const references = contactIds.map((contactId) =>
      firestore().doc(documents.portalAccess(organizationId, contactId)),
    );
    const snapshots = await firestore().getAll(...references);
    return snapshots.flatMap((snapshot) => castDocument(snapshot.data(), portalAccessSchema) ?? []);
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

  /** What the contact has seen of each of these jobs. */
  async visits(organizationId: string, contactId: string, jobIds: readonly string[]): Promise<Visit[]> {
    if (jobIds.length === 0) return [];
    const references = jobIds.map((jobId) => firestore().doc(documents.portalVisit(organizationId, contactId, jobId)));
    const snapshots = await firestore().getAll(...references);
    return snapshots.map((snapshot) => visitSchema.cast(snapshot.data() ?? {}, { assert: false }));
  },

  async visit(organizationId: string, contactId: string, jobId: string, now: number): Promise<void> {
    await firestore()
      .doc(documents.portalVisit(organizationId, contactId, jobId))
      .set({ at: now, news: 0 }, { merge: true });
  },

  /**
   * Notes for the contacts with an email that something about a candidate of a job has changed for them: their answer, a
   * message or a step of an interview.
   * @param isNews whether the agency did it.
   */
  async noteChange(
    { organizationId, jobId }: { organizationId: string; jobId: string },
    email: string,
    isNews: boolean,
  ): Promise<void> {
    if (email === '') return;
    const db = firestore();
    const all = db.collection(collections.portalAccess(organizationId));
    const { docs } = await all.where('email', '==', email).limit(maxPlaces).get();
    const one = FieldValue.increment(1);
    await Promise.all(
      docs.map(({ id }) =>
        db
          .doc(documents.portalVisit(organizationId, id, jobId))
          .set({ changes: one, ...(isNews ? { news: one } : {}) }, { merge: true }),
      ),
    );
  },
};
