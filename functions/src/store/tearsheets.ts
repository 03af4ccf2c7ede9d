import { LRUCache } from 'lru-cache';
import { documents } from '@portal/domain/paths/firestore-paths';
import { tearsheetSchema, type Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import type { Timestamp } from 'firebase-admin/firestore';
import { castDocument, firestore } from './firestore';

/** A list may have thousands of entries, and each search of it needs them: unchanged ones are read once. */
const known = new LRUCache<string, { tearsheet: Tearsheet; updateTime: Timestamp }>({ max: 20 });

/** Tearsheets of an organization. */
export const tearsheetsStore = {
  /** The same object for as long as the document stays the same. */
  async get(organizationId: string, id: string): Promise<Tearsheet | null> {
    const reference = firestore().doc(documents.tearsheet(organizationId, id));
    const current = known.get(reference.path);
    if (current) {
      // Without its entries: the time of the last update tells whether they are the same.
      const [{ updateTime } = {}] = await firestore().getAll(reference, { fieldMask: ['id'] });
      if (updateTime?.isEqual(current.updateTime)) return current.tearsheet;
    }
    const snapshot = await reference.get();
    const tearsheet = castDocument(snapshot.data(), tearsheetSchema);
    if (tearsheet && snapshot.updateTime) known.set(reference.path, { tearsheet, updateTime: snapshot.updateTime });
    return tearsheet;
  },
};
