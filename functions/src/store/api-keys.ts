import type { Query } from 'firebase-admin/firestore';
import { apiKeySchema, type ApiKey } from '@portal/domain/api-keys/api-key';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { addAuditEntryTo, type NewAuditEntry } from './audit';
import { castDocument, firestore, readDocument } from './firestore';

const inUse = (organizationId: string): Query =>
  firestore()
    .collection(collections.apiKeys())
    .where('organizationId', '==', organizationId)
    .where('revokedAt', '==', null);

/** API keys, without their secrets. */
export const apiKeysStore = {
  async get(id: string): Promise<ApiKey | null> {
    return await readDocument(documents.apiKey(id), apiKeySchema);
  },

  /** The keys of an agency that are not revoked, the newest first. @param most as {@link add} admits. */
  async list(organizationId: string, most: number): Promise<ApiKey[]> {
    const { docs } = await inUse(organizationId).limit(most).get();
    return docs
      .flatMap((each) => castDocument(each.data(), apiKeySchema) ?? [])
      .toSorted((one, other) => other.createdAt - one.createdAt);
  },

  /** Stores a new key with its audit entry unless the agency has `most` already. @returns false when there are too many. */
  async add(key: ApiKey, most: number, entry: NewAuditEntry): Promise<boolean> {
    return await firestore().runTransaction(async (transaction) => {
      const others = await transaction.get(inUse(key.organizationId).limit(most));
      if (others.size >= most) return false;
      transaction.create(firestore().doc(documents.apiKey(key.id)), { ...key });
      addAuditEntryTo(transaction, key.organizationId, entry);
      return true;
    });
  },

  /**
   * Ends a key for good. Idempotent.
   * @param entryOf its audit entry.
   * @returns false when the agency has no key with this id.
   */
  async revoke(
    { organizationId, id }: Pick<ApiKey, 'organizationId' | 'id'>,
    now: number,
    entryOf: (key: ApiKey) => NewAuditEntry,
  ): Promise<boolean> {
    const reference = firestore().doc(documents.apiKey(id));
    return await firestore().runTransaction(async (transaction) => {
      const key = castDocument((await transaction.get(reference)).data(), apiKeySchema);
      if (key?.organizationId !== organizationId) return false;
      if (key.revokedAt !== null) return true;
      transaction.update(reference, { revokedAt: now });
      addAuditEntryTo(transaction, organizationId, entryOf(key));
      return true;
    });
  },

  /** Records when a key was used. */
  async recordUse({ id }: Pick<ApiKey, 'id'>, now: number): Promise<void> {
    await firestore().doc(documents.apiKey(id)).update({ lastUsedAt: now });
  },
};
