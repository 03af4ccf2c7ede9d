import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import {
  maxTearsheetEntries,
  tearsheetSchema,
  type Tearsheet,
  type TearsheetCandidateEntry,
  type TearsheetJobEntry,
} from '@portal/domain/tearsheets/tearsheet';
import { skillsCandidateSchema, type SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore } from './firestore';

type Entry = TearsheetCandidateEntry | TearsheetJobEntry;
type Lists = 'candidates' | 'jobs';

const documentOf = (organizationId: string, id: string) => firestore().doc(documents.tearsheet(organizationId, id));

/** Changes of tearsheets. */
export const tearsheetChangesStore = {
  /** Creates a tearsheet of the portal's own. @returns its id. */
  async create(organizationId: string, ownerId: string, name: string, now: number): Promise<string> {
    const reference = firestore().collection(collections.tearsheets(organizationId)).doc();
    const dateLastModified = Timestamp.fromMillis(now);
    await reference.create(
      tearsheetSchema.cast({
        id: reference.id,
        organizationId,
        name,
        source: 'portal',
        owner: { id: ownerId },
        dateLastModified,
      }),
    );
    return reference.id;
  },

  /**
   * Changes a tearsheet in a transaction.
   * @param change gets the current one, and may throw.
   * @returns null for a missing tearsheet.
   */
  async change(
    organizationId: string,
    id: string,
    change: (tearsheet: Tearsheet) => Partial<Tearsheet>,
    now: number,
  ): Promise<Tearsheet | null> {
    const reference = documentOf(organizationId, id);
    return await firestore().runTransaction(async (transaction) => {
      const tearsheet = castDocument((await transaction.get(reference)).data(), tearsheetSchema);
      if (!tearsheet) return null;
      const changes = { ...change(tearsheet), dateLastModified: Timestamp.fromMillis(now) };
      transaction.update(reference, changes);
      return { ...tearsheet, ...changes };
    });
  },

  /** Stores how many contacts and leads it lists. */
  async setCount(organizationId: string, id: string, field: 'numContacts' | 'numLeads', count: number): Promise<void> {
    await documentOf(organizationId, id).update({ [field]: count, dateLastModified: FieldValue.serverTimestamp() });
  },

  async remove(organizationId: string, id: string): Promise<void> {
    await documentOf(organizationId, id).delete();
  },

  /** Stores marketing candidates that are not stored yet. */
  async createCandidates(organizationId: string, candidates: readonly SkillsCandidate[]): Promise<void> {
    const db = firestore();
    await db.runTransaction(async (transaction) => {
      const references = candidates.map(({ id }) => db.doc(documents.skillsCandidate(organizationId, id)));
      const stored = references.length > 0 ? await transaction.getAll(...references) : [];
      candidates.forEach((candidate, index) => {
        const reference = references[index];
        if (reference && !stored[index]?.exists) {
          transaction.create(reference, skillsCandidateSchema.cast(candidate));
        }
      });
    });
  },
};

/** The list with new entries at its end, each once. @throws PortalError `tooLarge` beyond the limit. */
export function withEntries(tearsheet: Tearsheet, list: Lists, ids: readonly string[]): Partial<Tearsheet> {
  const listed = new Set(tearsheet[list].data.map(({ id }) => id));
  const added = [...new Set(ids)].filter((id) => !listed.has(id)).map((id) => ({ id, isFavorite: false }));
  const total = tearsheet.candidates.data.length + tearsheet.jobs.data.length + added.length;
  if (total > maxTearsheetEntries) {
    const most = maxTearsheetEntries.toLocaleString('en-US');
    throw new PortalError('tooLarge', { userMessage: `A tearsheet lists at most ${most} entries.` });
  }
  return listOf(tearsheet, list, [...tearsheet[list].data, ...added]);
}

/** The list without entries. */
export function withoutEntries(tearsheet: Tearsheet, list: Lists, ids: readonly string[]): Partial<Tearsheet> {
  return listOf(
    tearsheet,
    list,
    tearsheet[list].data.filter(({ id }) => !ids.includes(id)),
  );
}

/** The list with one entry recommended or not. */
export function withFavorite(tearsheet: Tearsheet, list: Lists, id: string, isFavorite: boolean): Partial<Tearsheet> {
  return listOf(
    tearsheet,
    list,
    tearsheet[list].data.map((entry) => (entry.id === id ? { ...entry, isFavorite } : entry)),
  );
}

function listOf(_tearsheet: Tearsheet, list: Lists, data: readonly (Entry | { id: string; isFavorite: boolean })[]) {
  const cast = tearsheetSchema.pick([list]).cast({ [list]: { data } }) as Partial<Tearsheet>;
  return { ...cast, [list === 'jobs' ? 'numJobs' : 'numCandidates']: data.length };
}
