import { createHash } from 'node:crypto';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import {
  auditEntrySchema,
  auditHeadSchema,
  auditSealSchema,
  type AuditEntry,
  type AuditSeal,
} from '@portal/domain/audit/audit-entry';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, isAlreadyExists } from './firestore';

/** A batch or a transaction. */
interface Writer {
  create(reference: DocumentReference, data: DocumentData): unknown;
}

export type NewAuditEntry = Omit<Partial<AuditEntry>, 'id'> & Pick<AuditEntry, 'at' | 'action'>;

/** Adds an entry with the change that it describes, both or neither. */
export function addAuditEntryTo(writer: Writer, organizationId: string, entry: NewAuditEntry): void {
  const reference = firestore().collection(collections.audit(organizationId)).doc();
  writer.create(reference, auditEntrySchema.cast({ ...entry, id: reference.id }));
}

/** The entry of a trigger's data; null for one that is gone. */
export function auditEntryFrom(data: DocumentData | undefined): AuditEntry | null {
  return castDocument(data, auditEntrySchema);
}

/** Most organizations whose trails are shortened. */
const maxOrganizations = 1_000;

/** The audit trail of an organization, and the seals that chain it. */
export const auditStore = {
  /** Adds an entry; one write. @param id so that a repeated event adds none. */
  async add(organizationId: string, entry: NewAuditEntry, id?: string): Promise<void> {
    const entries = firestore().collection(collections.audit(organizationId));
    const reference = id === undefined ? entries.doc() : entries.doc(id);
    try {
      await reference.create(auditEntrySchema.cast({ ...entry, id: reference.id }));
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
  },

  /** Seals an entry: ties it to all that were sealed before. Idempotent. */
  async seal(organizationId: string, entryId: string): Promise<void> {
    const db = firestore();
    const seal = db.doc(documents.auditSeal(organizationId, entryId));
    const head = db.doc(documents.auditHead(organizationId));
    await db.runTransaction(async (transaction) => {
      const [sealed, last, entry] = await transaction.getAll(
        seal,
        head,
        db.doc(documents.auditEntry(organizationId, entryId)),
      );
      const stored = castDocument(entry?.data(), auditEntrySchema);
      if (sealed?.exists || !stored) return;
      const { number, hash: previousHash } = auditHeadSchema.cast(last?.data() ?? {});
      const next = { number: number + 1, hash: hashOfEntry(stored, { number: number + 1, previousHash }) };
      transaction.create(seal, { entryId, previousHash, ...next } satisfies AuditSeal);
      transaction.set(head, next, { merge: true });
    });
  },

  /** Organizations that keep their trail for some months, each with how many. */
  async retentions(): Promise<{ organizationId: string; months: number }[]> {
    const { docs } = await firestore()
      .collectionGroup('settings')
      .where('privacy.privacy.audit.months', '>', 0)
      .limit(maxOrganizations)
      .get();
    return docs.map((settings) => ({
      organizationId: settings.ref.parent.parent?.id ?? '',
      months: Number(settings.get('privacy.privacy.audit.months')),
    }));
  },

  /**
   * Removes the oldest entries with their seals, and records where the chain now begins: both or neither.
   * @param before milliseconds since 1970.
   * @returns how many were removed; as many as `max` when there may be more.
   */
  async removeOldest(organizationId: string, before: number, max: number): Promise<number> {
    const { removed } = await auditStore.head(organizationId);
    const oldest = await auditStore.sealedEntries(organizationId, { after: removed.number, max });
    const kept = oldest.findIndex(({ entry }) => entry !== null && entry.at >= before);
    const old = kept < 0 ? oldest : oldest.slice(0, kept);
    const last = old.at(-1)?.seal;
    if (!last) return 0;
    const db = firestore();
    const batch = db.batch();
    for (const { seal } of old) {
      batch.delete(db.doc(documents.auditEntry(organizationId, seal.entryId)));
      batch.delete(db.doc(documents.auditSeal(organizationId, seal.entryId)));
    }
    const { number, hash } = last;
    batch.set(db.doc(documents.auditHead(organizationId)), { removed: { number, hash } }, { merge: true });
    await batch.commit();
    return old.length;
  },

  /** The last seal, and the last one that was removed. */
  async head(organizationId: string) {
    return auditHeadSchema.cast((await firestore().doc(documents.auditHead(organizationId)).get()).data() ?? {});
  },

  /** A page of seals in their order, each with its entry; null for an entry that is gone. */
  async sealedEntries(
    organizationId: string,
    { after, max }: { after: number; max: number },
  ): Promise<{ seal: AuditSeal; entry: AuditEntry | null }[]> {
    const db = firestore();
    const { docs } = await db
      .collection(collections.auditSeals(organizationId))
      .where('number', '>', after)
      .orderBy('number')
      .limit(max)
      .get();
    const seals = docs.flatMap((each) => castDocument(each.data(), auditSealSchema) ?? []);
    if (seals.length === 0) return [];
    const entries = await db.getAll(
      ...seals.map(({ entryId }) => db.doc(documents.auditEntry(organizationId, entryId))),
    );
    return seals.map((seal, index) => ({ seal, entry: castDocument(entries[index]?.data(), auditEntrySchema) }));
  },
};

/** SHA-256 over the entry, its number and the hash before it. The order of the members is part of the format. */
export function hashOfEntry(entry: AuditEntry, seal: Pick<AuditSeal, 'number' | 'previousHash'>): string {
  const { id, at, action, uid, email, impersonatedBy, details } = entry;
  const subject = Object.entries(entry.subject).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const members = [
    ...[seal.number, seal.previousHash, id, at, action, uid, email, impersonatedBy, subject, details],
    // Entries without candidates keep the hash that they had before the field.
    ...(entry.candidateIds.length > 0 ? [entry.candidateIds] : []),
  ];
  return createHash('sha256').update(JSON.stringify(members)).digest('base64url');
}
