import { Timestamp } from 'firebase-admin/firestore';
import { brandSchema } from '@portal/domain/brands/brand';
import { hostSchema } from '@portal/domain/organizations/host';
import { mergeOrganization, organizationDocuments } from '@portal/domain/organizations/merge-organization';
import { signInSettingsSchema } from '@portal/domain/organizations/sign-in-settings';
import { maxBrands, type Organization } from '@portal/domain/organizations/organization';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { firestore } from './firestore';

export const organizationsStore = {
  /** The organization merged from its documents, with its settings and brands; null when there is none. */
  async get(organizationId: string): Promise<Organization | null> {
    const db = firestore();
    const [[organization, platform, agency, secrets], brands] = await Promise.all([
      db.getAll(
        db.doc(documents.organization(organizationId)),
        db.doc(documents.platformSettings(organizationId)),
        db.doc(documents.agencySettings(organizationId)),
        db.doc(documents.secretSettings(organizationId)),
      ),
      db.collection(collections.brands(organizationId)).limit(maxBrands).get(),
    ]);
    const stored = organization?.data();
    if (!stored) return null;
    const brandsOf = brands.docs.map((brand) => brandSchema.cast(brand.data(), { assert: false }));
    return mergeOrganization(stored, platform?.data(), agency?.data(), brandsOf, secrets?.data());
  },

  /** The organization that has a host. @param subdomain its first label. @returns null when nobody has it. */
  async ofHost(subdomain: string): Promise<string | null> {
    const host = await firestore().doc(documents.host(subdomain)).get();
    return host.exists ? hostSchema.cast(host.data()).organizationId : null;
  },

  /** Does the organization exist? Cheaper than reading it. */
  async exists(organizationId: string): Promise<boolean> {
    return (await firestore().doc(documents.organization(organizationId)).get()).exists;
  },

  /** Must its members have a second step? Cheaper than reading all settings. */
  async requiresSecondStep(organizationId: string): Promise<boolean> {
    const settings = await firestore().doc(documents.agencySettings(organizationId)).get();
    return settings.get('security.signIn.requireSecondStep') === true;
  },

  /** After how many hours members sign in again, and after how many minutes without activity; 0 for never. */
  async sessionLimits(organizationId: string): Promise<{ sessionHours: number; idleMinutes: number }> {
    const settings = await firestore().doc(documents.agencySettings(organizationId)).get();
    const { sessionHours, idleMinutes } = signInSettingsSchema.cast(settings.get('security.signIn') ?? {}, {
      assert: false,
    });
    return { sessionHours, idleMinutes };
  },

  /** A new organization without indexes. */
  async add(organization: Organization, now: number): Promise<void> {
    const at = Timestamp.fromMillis(now);
    const db = firestore();
    const batch = db.batch();
    for (const [path, data] of organizationDocuments({ ...organization, createdAt: at, activityAt: at })) {
      batch.create(db.doc(path), data);
    }
    await batch.commit();
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

  /** The name of a brand of the submission platform; null when it is deleted. */
  async brandName(organizationId: string, brandId: string): Promise<string | null> {
    const brand = await firestore().doc(documents.brand(organizationId, brandId)).get();
    return brand.exists ? brandSchema.cast(brand.data(), { assert: false }).name : null;
  },

  /** Is there a marketing brand with that id? */
  async hasSmBrand(organizationId: string, brandId: string): Promise<boolean> {
    return (await firestore().collection(collections.smBrands(organizationId)).doc(brandId).get()).exists;
  },
};
