import { Timestamp } from 'firebase-admin/firestore';
import { organizationSchema, type Organization } from '@portal/domain/organizations/organization';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { firestore, readDocument } from './firestore';

export const organizationsStore = {
  /** An organization with all its settings, or null. */
  async get(organizationId: string): Promise<Organization | null> {
    return await readDocument(documents.organization(organizationId), organizationSchema);
  },

  /** A new organization without indexes. */
  async add(organization: Organization, now: number): Promise<void> {
    const at = Timestamp.fromMillis(now);
    await firestore()
      .doc(documents.organization(organization.id))
      .create({ ...toPlain(organization), createdAt: at, activityAt: at });
  },

  /**
   * Creates the indexes for its jobs and resumes. Idempotent.
   * @returns false when the organization does not exist.
   */
  async addIndexes(organizationId: string): Promise<boolean> {
    const db = firestore();
    const reference = db.doc(documents.organization(organizationId));
    return await db.runTransaction(async (transaction) => {
      if (!(await transaction.get(reference)).exists) return false;
      for (const idOf of [parserIndexIds.jobs, parserIndexIds.resumes]) {
        const indexId = idOf(organizationId).toLowerCase();
        transaction.set(db.doc(documents.parserIndex(indexId)), { indexId }, { merge: true });
      }
      transaction.update(reference, { indexStatus: { jobIndex: true, resumeIndex: true } });
      return true;
    });
  },

  /** Counts and stores the number of members in a transaction. A missing organization has none. */
  async countMembers(organizationId: string): Promise<void> {
    const db = firestore();
    const reference = db.doc(documents.organization(organizationId));
    await db.runTransaction(async (transaction) => {
      const organization = await transaction.get(reference);
      if (!organization.exists) return;
      const members = db.collection(collections.users()).where('organizationId', '==', organizationId).count();
      const teamMembers = (await transaction.get(members)).data().count;
      if (organization.get('teamMembers') !== teamMembers) transaction.update(reference, { teamMembers });
    });
  },

  /** Is there a marketing brand with that id? */
  async hasSmBrand(organizationId: string, brandId: string): Promise<boolean> {
    return (await firestore().collection(collections.smBrands(organizationId)).doc(brandId).get()).exists;
  },
};

/** Drops undefined members, which Firestore refuses inside lists. */
function toPlain(organization: Organization): Record<string, unknown> {
  return JSON.parse(JSON.stringify(organization)) as Record<string, unknown>;
}
