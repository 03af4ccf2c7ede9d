import { skillsCandidateSchema, type SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, readDocument } from './firestore';

/** Most documents of one read. */
const readAtOnce = 300;

/** Marketing candidates of an organization. */
export const skillsCandidatesStore = {
  async get(organizationId: string, id: string): Promise<SkillsCandidate | null> {
    return await readDocument(documents.skillsCandidate(organizationId, id), skillsCandidateSchema);
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
