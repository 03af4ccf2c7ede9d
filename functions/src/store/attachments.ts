import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { attachmentSchema, type Attachment } from '@portal/domain/candidates/attachment';
import type { Credential } from '@portal/domain/candidates/credential';
import type { Activity } from '@portal/domain/events/activity';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { addActivity } from './add-activity';
import { castDocument, firestore, isAlreadyExists, isNotFound, readDocument } from './firestore';
import { addToOutbox, type NewItem } from './outbox';

type NewActivity = Partial<Activity> & Pick<Activity, 'eventType'>;

/** A credential and its file. */
export interface CredentialFile extends Pick<Attachment, 'content' | 'name'> {
  credential: Credential;
}

/** Most credentials of a candidate that are shown. */
const maxCredentials = 100;

export const attachmentsStore = {
  /**
   * Adds an attachment, once.
   * @returns false when the id exists already, or the candidate is gone.
   */
  async add(key: CandidateKey, attachment: Omit<Attachment, 'dateAdded'>, activity: NewActivity): Promise<boolean> {
    const db = firestore();
    const batch = db.batch();
    const now = FieldValue.serverTimestamp();
    batch.create(db.doc(pathOf(key, attachment.id)), { ...attachment, dateAdded: now });
    batch.update(db.doc(documents.candidate(key.organizationId, key.jobId, key.candidateId)), { activityAt: now });
    tell(batch, key, activity);
    return await committed(batch);
  },

  /** Changes an attachment; removal records the time. @returns false when there is none. */
  async change(
    key: CandidateKey,
    fileId: string,
    changes: Partial<Pick<Attachment, 'name' | 'isRemoved'>>,
    activity: NewActivity | null,
  ): Promise<boolean> {
    const db = firestore();
    const batch = db.batch();
    const stamp = changes.isRemoved === undefined ? {} : { removedAt: removalTime(changes.isRemoved) };
    batch.update(db.doc(pathOf(key, fileId)), { ...changes, ...stamp });
    if (activity) tell(batch, key, activity);
    return await committed(batch);
  },

  async get(key: CandidateKey, fileId: string): Promise<Attachment | null> {
    return await readDocument(pathOf(key, fileId), attachmentSchema);
  },

  /**
   * Marks an attachment as a credential or as none, with the reminder before it expires.
   * @returns false when there is no attachment.
   */
  async setCredential(
    key: CandidateKey,
    fileId: string,
    credential: Credential | null,
    reminderOf: (stored: Attachment) => NewItem<'credentialReminder'> | null,
  ): Promise<boolean> {
    const db = firestore();
    const reference = db.doc(pathOf(key, fileId));
    return await db.runTransaction(async (transaction) => {
      const stored = castDocument((await transaction.get(reference)).data(), attachmentSchema);
      if (!stored) return false;
      const reminder = reminderOf(stored);
      transaction.update(reference, { credential });
      if (reminder) addToOutbox(transaction, reminder);
      return true;
    });
  },

  /** The credentials among a candidate's attachments, by kind. */
  async credentials({ organizationId, jobId, candidateId }: CandidateKey): Promise<CredentialFile[]> {
    const files = firestore().collection(collections.fileAttachments(organizationId, jobId, candidateId));
    const { docs } = await files
      .where('credential.kind', '>', '')
      .orderBy('credential.kind')
      .limit(maxCredentials)
      .get();
    const found = docs.flatMap((document) => castDocument(document.data(), attachmentSchema) ?? []);
    return found.flatMap(({ credential, isRemoved, content, name }) =>
      credential && !isRemoved ? [{ credential, content, name }] : [],
    );
  },

  /** Attachments removed before a time (milliseconds since 1970), oldest first. */
  async removedBefore(time: number, max: number): Promise<{ path: string; content: string }[]> {
    const { docs } = await firestore()
      .collectionGroup('fileAttachments')
      .where('removedAt', '<', Timestamp.fromMillis(time))
      .orderBy('removedAt')
      .limit(max)
      .get();
    return docs.map((document) => ({ path: document.ref.path, content: String(document.get('content') ?? '') }));
  },

  /** Deletes the document of an attachment whose file is deleted. */
  async forget(path: string): Promise<void> {
    await firestore().doc(path).delete();
  },
};

function removalTime(isRemoved: boolean) {
  return isRemoved ? FieldValue.serverTimestamp() : null;
}

function pathOf({ organizationId, jobId, candidateId }: CandidateKey, fileId: string): string {
  return `${collections.fileAttachments(organizationId, jobId, candidateId)}/${fileId}`;
}

function tell(batch: WriteBatch, { organizationId, jobId, candidateId }: CandidateKey, activity: NewActivity): void {
  addActivity(batch, collections.candidateEvents(organizationId, jobId, candidateId), { ...activity, candidateId });
}

async function committed(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isAlreadyExists(error) || isNotFound(error)) return false;
    throw error;
  }
}
