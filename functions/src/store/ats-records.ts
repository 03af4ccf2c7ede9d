import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Timestamp, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import {
  entityMetadataSchema,
  type EntityMetadata,
  type MetaEntity,
  type MetaField,
} from '@portal/domain/ats/entity-metadata';
import { skillsCandidateSchema, skillsCandidateSchemaVersion } from '@portal/domain/ats/skills-candidate';
import { searchTokensField, searchTokensOf, storedTokens } from '@portal/domain/search/searchable';
import { contactSchema } from '@portal/domain/contacts/contact';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { maxTearsheetEntries, tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import type { AtsContact, AtsMarketingCandidate, AtsTearsheet } from '../adapters/ats/applicant-tracking';
import { atsJobsStore } from './ats-jobs';
import { firestore, readDocument } from './firestore';

/** What a page of an import has done. */
export interface Kept {
  written: number;
  removed: number;
}

/** Below Firestore's limit of writes per transaction. */
const keptAtOnce = 200;

/** Decides the write of a record: the whole new document, a change, its removal, or nothing. */
type Decision = { create: DocumentData } | { update: DocumentData } | 'remove' | null;

/**
 * Records of the ATS as the portal stores them. An import writes what differs and keeps what the portal decides itself:
 * favorites, brands, profiles, unsubscriptions.
 */
export const atsRecordsStore = {
  /** Jobs on a tearsheet are jobs of the portal; those that are not imported yet are added after their import. */
  async saveTearsheets(organizationId: string, tearsheets: readonly AtsTearsheet[]): Promise<Kept> {
    const known = await atsJobsStore.portalIds(
      organizationId,
      tearsheets.flatMap(({ jobIds }) => jobIds),
    );
    const linked = tearsheets.map((tearsheet) => ({
      ...tearsheet,
      jobIds: tearsheet.jobIds.flatMap((id) => known.get(id) ?? []),
    }));
    return await keepAll(
      linked.map((tearsheet) => ({
        reference: firestore().doc(documents.tearsheet(organizationId, tearsheet.id)),
        decide: (stored) => tearsheetDecision(organizationId, tearsheet, stored),
      })),
    );
  },

  async saveCandidates(
    organizationId: string,
    candidates: readonly AtsMarketingCandidate[],
    now: number,
  ): Promise<Kept> {
    return await keepAll(
      candidates.map(({ id, isDeleted, record }) => ({
        reference: firestore().doc(documents.skillsCandidate(organizationId, id)),
        decide: (stored) => {
          const values = { ...record, organizationId, isDeleted: isDeleted || stored?.isRestricted === true };
          if (!stored) {
            const created = { id, ...values, schemaVersion: skillsCandidateSchemaVersion };
            const origin = { source: 'integration', at: Timestamp.fromMillis(now), by: '' };
            return { create: { ...skillsCandidateSchema.cast(created), ...stamp(now), origin } };
          }
          return differs(stored, values) ? { update: { ...values, ...stamp(now) } } : null;
        },
      })),
    );
  },

  async saveContacts(organizationId: string, contacts: readonly AtsContact[]): Promise<Kept> {
    return await keepAll(
      contacts.map(({ isDeleted, ...contact }) => ({
        reference: firestore().doc(
          `${contact.isLead ? collections.leads(organizationId) : collections.clientContacts(organizationId)}/${contact.id}`,
        ),
        decide: (stored) => {
          if (isDeleted) return stored ? 'remove' : null;
          const values = { ...contact, organizationId, source: 'ats' };
          const found = { [searchTokensField]: storedTokens(searchTokensOf('contacts', contactSchema.cast(values))) };
          const changed = { ...found, activityAt: Timestamp.now() };
          if (!stored) return { create: { ...contactSchema.cast(values), ...changed } };
          return differs(stored, values) ? { update: { ...values, ...changed } } : null;
        },
      })),
    );
  },

  async saveFields(organizationId: string, entity: MetaEntity, fields: MetaField[], now: number): Promise<Kept> {
    const path = documents.entityMetadata(organizationId, entity);
    const before = await readDocument(path, entityMetadataSchema);
    const { refreshedAt: _refreshedAt, ...values } = entityMetadataSchema.cast({ entity, fields });
    await firestore()
      .doc(path)
      .set({ ...values, ...stamp(now) });
    const known = new Map(before?.fields.map((field) => [field.name, field]));
    const names = new Set(values.fields.map(({ name }) => name));
    return {
      written: values.fields.filter((field) => !isDeepStrictEqual(known.get(field.name), field)).length,
      removed: [...known.keys()].filter((name) => !names.has(name)).length,
    };
  },

  /** The fields of an entity as last imported; null before the first import. */
  async metadata(organizationId: string, entity: MetaEntity): Promise<EntityMetadata | null> {
    return await readDocument(documents.entityMetadata(organizationId, entity), entityMetadataSchema);
  },

  /** The tearsheets after this id and who is on them, in the order of ids. */
  async tearsheetsAfter(organizationId: string, after: string, max: number) {
    const query = firestore().collection(collections.tearsheets(organizationId)).orderBy('__name__').limit(max);
    const { docs } = await (after === '' ? query : query.startAfter(after)).get();
    return docs.map((snapshot) => {
      const { source, candidates, contactIds, leadIds } = tearsheetSchema.cast(snapshot.data(), { assert: false });
      return {
        id: snapshot.id,
        source,
        candidateIds: candidates.data.map(({ id }) => id).filter((id) => /^\d+$/.test(id)),
        contactIds,
        leadIds,
      };
    });
  },

  /**
   * Records on contacts and leads that they are on a tearsheet, or no longer. Those that are not imported yet are linked
   * after their import.
   */
  async linkPeople(
    organizationId: string,
    tearsheet: { id: string; contactIds: readonly string[]; leadIds: readonly string[] },
  ): Promise<void> {
    await linkOf(collections.clientContacts(organizationId), tearsheet.id, tearsheet.contactIds);
    await linkOf(collections.leads(organizationId), tearsheet.id, tearsheet.leadIds);
  },
};

async function linkOf(collection: string, tearsheetId: string, ids: readonly string[]): Promise<void> {
  const db = firestore();
  const people = db.collection(collection);
  const linked = await people.where('tearsheetIds', 'array-contains', tearsheetId).select('source').get();
  const wanted = new Set(ids);
  const known = new Set(linked.docs.map(({ id }) => id));
  const gone = linked.docs.filter((snapshot) => !wanted.has(snapshot.id) && snapshot.get('source') !== 'portal');
  const fresh = ids.filter((id) => !known.has(id)).map((id) => people.doc(id));
  const found = fresh.length === 0 ? [] : await db.getAll(...fresh, { fieldMask: [] });
  const changes = [
    ...gone.map(({ ref }) => ({ ref, tearsheetIds: FieldValue.arrayRemove(tearsheetId) })),
    ...found
      .filter(({ exists }) => exists)
      .map(({ ref }) => ({ ref, tearsheetIds: FieldValue.arrayUnion(tearsheetId) })),
  ];
  for (let start = 0; start < changes.length; start += keptAtOnce) {
    const batch = db.batch();
    for (const { ref, tearsheetIds } of changes.slice(start, start + keptAtOnce)) batch.update(ref, { tearsheetIds });
    await batch.commit();
  }
}

const stamp = (now: number) => ({ refreshedAt: Timestamp.fromMillis(now) });

/** Entries keep the portal's favorites and brands; their order follows the ATS. */
function tearsheetDecision(organizationId: string, tearsheet: AtsTearsheet, stored: DocumentData | null): Decision {
  if (tearsheet.isDeleted) return stored && stored.source !== 'portal' ? 'remove' : null;
  const known = tearsheetSchema.cast({ id: tearsheet.id, ...stored }, { assert: false });
  const entries = <Entry extends { id: string }>(ids: readonly string[], data: readonly Entry[]) => {
    const byId = new Map(data.map((entry) => [entry.id, entry]));
    return ids.map((id) => byId.get(id) ?? { id, isFavorite: false });
  };
  // The ATS has no limit, a document has; the counts are those of the ATS.
  const candidateIds = tearsheet.candidateIds.slice(0, maxTearsheetEntries);
  const jobIds = tearsheet.jobIds.slice(0, maxTearsheetEntries - candidateIds.length);
  const values = {
    organizationId,
    name: tearsheet.name,
    owner: { id: tearsheet.ownerId },
    candidates: { data: entries(candidateIds, known.candidates.data) },
    jobs: { data: entries(jobIds, known.jobs.data) },
    numCandidates: tearsheet.candidateIds.length,
    numJobs: tearsheet.jobIds.length,
    numContacts: tearsheet.contactIds.length,
    numLeads: tearsheet.leadIds.length,
    contactIds: tearsheet.contactIds.slice(0, maxTearsheetEntries),
    leadIds: tearsheet.leadIds.slice(0, maxTearsheetEntries),
  };
  const modified =
    tearsheet.modifiedAt === null ? {} : { dateLastModified: Timestamp.fromMillis(tearsheet.modifiedAt) };
  if (!stored) return { create: { ...tearsheetSchema.cast({ id: tearsheet.id, ...values }), ...modified } };
  return differs(stored, values) ? { update: { ...values, ...modified } } : null;
}

/** Whether a stored document lacks any of these values. */
function differs(stored: DocumentData, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(values).some(([name, value]) => !isDeepStrictEqual(stored[name], value));
}

async function keepAll(
  records: readonly { reference: DocumentReference; decide: (stored: DocumentData | null) => Decision }[],
): Promise<Kept> {
  const db = firestore();
  const kept: Kept = { written: 0, removed: 0 };
  for (let start = 0; start < records.length; start += keptAtOnce) {
    const some = records.slice(start, start + keptAtOnce);
    const page = await db.runTransaction(async (transaction) => {
      const counts: Kept = { written: 0, removed: 0 };
      const snapshots = await transaction.getAll(...some.map(({ reference }) => reference));
      some.forEach(({ reference, decide }, index) => {
        const decision = decide(snapshots[index]?.data() ?? null);
        if (decision === null) return;
        if (decision === 'remove') {
          transaction.delete(reference);
          counts.removed += 1;
          return;
        }
        if ('create' in decision) transaction.create(reference, decision.create);
        else transaction.update(reference, decision.update);
        counts.written += 1;
      });
      return counts;
    });
    kept.written += page.written;
    kept.removed += page.removed;
  }
  return kept;
}
