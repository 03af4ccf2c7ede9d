import { Timestamp } from 'firebase-admin/firestore';
import { sendoutRecordSchema, type SendoutRecord } from '@portal/domain/ats/skills-candidate';
import { collections } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore } from './firestore';

/** Most records that the figures of one contact are counted from. */
const maxCounted = 5_000;

/** What was sent out and what became of it: one record for each event. */
export const sendoutsStore = {
  /** Adds a record. @param id makes a repeated call change nothing. */
  async add(
    organizationId: string,
    record: Omit<SendoutRecord, 'id' | 'createdAt'>,
    options: { id: string; now: number },
  ): Promise<void> {
    const { id, now } = options;
    await firestore()
      .collection(collections.sendoutRecords(organizationId))
      .doc(id)
      .set(sendoutRecordSchema.cast({ ...record, id, createdAt: Timestamp.fromMillis(now) }));
  },

  /** The records of a contact or lead. */
  async ofRecipient(organizationId: string, recipentId: string, isLead: boolean): Promise<SendoutRecord[]> {
    const { docs } = await firestore()
      .collection(collections.sendoutRecords(organizationId))
      .where('recipentId', '==', recipentId)
      .where('isLead', '==', isLead)
      .limit(maxCounted)
      .get();
    return docs.flatMap((snapshot) => castDocument(snapshot.data(), sendoutRecordSchema) ?? []);
  },
};
