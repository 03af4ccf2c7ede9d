import { skillsCandidateSchema, type SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { isDocumentId } from '@portal/domain/paths/document-id';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { profileSchema, type Profile } from '@portal/domain/profiles/profile';
import { listedCandidate, listedSourceFields, type ListedCandidate } from '@portal/domain/tearsheets/public-list';
import { FieldPath, Timestamp, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import { castDocument, firestore, readDocument } from './firestore';

/** Most documents of one read. */
const readAtOnce = 300;

/** The marketing candidate of a trigger's data; null for one that is gone. */
export function skillsCandidateFrom(data: DocumentData | undefined): SkillsCandidate | null {
  return castDocument(data, skillsCandidateSchema);
}

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

  /**
   * Candidates without a selected profile, in the order of their ids and without those shown anonymously.
   * @param after the id of the last one; `''` begins.
   */
  async withoutProfile(organizationId: string, after: string, max: number): Promise<SkillsCandidate[]> {
    const candidates = firestore()
      .collection(collections.skillsCandidates(organizationId))
      .where('isDeleted', '==', false)
      .where('selectedProfileId', '==', '')
      .where('isAnonymous', '==', false)
      .orderBy(FieldPath.documentId())
      .limit(max);
    const { docs } = await (after === '' ? candidates : candidates.startAfter(after)).get();
    return docs.flatMap((document) => castDocument(document.data(), skillsCandidateSchema) ?? []);
  },

  /** A profile of a candidate; null when there is none. */
  async profile(organizationId: string, id: string, profileId: string): Promise<Profile | null> {
    if (!isDocumentId(profileId)) return null;
    return await readDocument(`${collections.skillsProfiles(organizationId, id)}/${profileId}`, profileSchema);
  },

  /** The candidates of these ids that are stored, in the order of the ids. */
  async getAll(organizationId: string, ids: readonly string[]): Promise<SkillsCandidate[]> {
    const read = await Promise.all(
      groupsOf(organizationId, ids).map(async (references) => await firestore().getAll(...references)),
    );
    return read.flat().flatMap((snapshot) => castDocument(snapshot.data(), skillsCandidateSchema) ?? []);
  },

  /** What public lists show and search of these candidates. Reads only the fields for it, because lists are long. */
  async listed(organizationId: string, ids: readonly string[]): Promise<ListedCandidate[]> {
    const options = { fieldMask: [...listedSourceFields] };
    const read = await Promise.all(
      groupsOf(organizationId, ids).map(async (references) => await firestore().getAll(...references, options)),
    );
    return read.flat().flatMap((snapshot) => listedFrom(snapshot.data()) ?? []);
  },

  /**
   * Candidates whose facts in public lists changed at this time or later, the earliest first.
   * @returns also the time of the last change; null without any.
   */
  async listedSince(
    organizationId: string,
    since: number,
    max: number,
  ): Promise<{ changed: ListedCandidate[]; until: number | null }> {
    const { docs } = await firestore()
      .collection(collections.skillsCandidates(organizationId))
      .where('listedAt', '>=', Timestamp.fromMillis(since))
      .orderBy('listedAt')
      .select(...listedSourceFields, 'listedAt')
      .limit(max)
      .get();
    const last: unknown = docs.at(-1)?.get('listedAt');
    return {
      changed: docs.flatMap((snapshot) => listedFrom(snapshot.data()) ?? []),
      until: last instanceof Timestamp ? last.toMillis() : null,
    };
  },
};

const listedSchema = skillsCandidateSchema.pick([...listedSourceFields]);

function listedFrom(data: DocumentData | undefined): ListedCandidate | null {
  const source = castDocument(data, listedSchema);
  return source && listedCandidate(source);
}

/** References of these candidates, in groups that one call reads. */
function groupsOf(organizationId: string, ids: readonly string[]): DocumentReference[][] {
  const references = ids.map((id) => firestore().doc(documents.skillsCandidate(organizationId, id)));
  return Array.from({ length: Math.ceil(ids.length / readAtOnce) }, (_, index) =>
    references.slice(index * readAtOnce, (index + 1) * readAtOnce),
  );
}
