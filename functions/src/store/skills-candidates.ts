import { skillsCandidateSchema, type SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { isDocumentId } from '@portal/domain/paths/document-id';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { profileSchema, type Profile } from '@portal/domain/profiles/profile';
import { castDocument, firestore, readDocument } from './firestore';

/** Most documents of one read. */
const readAtOnce = 300;

/** Marketing candidates of an organization. */
export const skillsCandidatesStore = {
  async get(organizationId: string, id: string): Promise<SkillsCandidate | null> {
    return await readDocument(documents.skillsCandidate(organizationId, id), skillsCandidateSchema);
  },

  /** The candidates that were imported last, except deleted ones. */
  async recent(organizationId: string, limit: number): Promise<SkillsCandidate[]> {
    const candidates = firestore().collection(collections.skillsCandidates(organizationId));
    const { docs } = await candidates.orderBy('refreshedAt', 'desc').limit(limit).get();
    const found = docs.flatMap((document) => castDocument(document.data(), skillsCandidateSchema) ?? []);
    return found.filter(({ isDeleted }) => !isDeleted);
  },

  /** A profile of a candidate; null when there is none. */
  async profile(organizationId: string, id: string, profileId: string): Promise<Profile | null> {
    if (!isDocumentId(profileId)) return null;
    return await readDocument(`${collections.skillsProfiles(organizationId, id)}/${profileId}`, profileSchema);
  },

  /** The candidates of these ids that are stored, in the order of the ids. */
  async getAll(organizationId: string, ids: readonly string[]): Promise<SkillsCandidate[]> {
    const db = firestore();
    const groups = Array.from({ length: Math.ceil(ids.length / readAtOnce) }, (_, index) =>
      ids.slice(index * readAtOnce, (index + 1) * readAtOnce),
    );
    const read = await Promise.all(
      groups.map((some) => db.getAll(...some.map((id) => db.doc(documents.skillsCandidate(organizationId, id))))),
    );
    return read.flat().flatMap((snapshot) => castDocument(snapshot.data(), skillsCandidateSchema) ?? []);
  },
};
