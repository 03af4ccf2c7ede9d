import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import type { Activity } from '@portal/domain/events/activity';
import { browserUserEvents, type UserLog } from '@portal/domain/events/user-log';
import { collections } from '@portal/domain/paths/firestore-paths';
import { firestore } from './firestore';
import { addActivity } from './add-activity';
import { addAuditEntryTo } from './audit';

/** A batch or a transaction. */
interface Writer {
  create(reference: DocumentReference, data: DocumentData): unknown;
}

/**
 * Adds a user log entry with the change it describes, both or neither. Users without an organization are logged for the
 * platform.
 */
export function addUserLogTo(writer: Writer, organizationId: string | null, log: UserLog): void {
  const path = organizationId ? collections.usersLogs(organizationId) : collections.platformLogs();
  writer.create(firestore().collection(path).doc(), log);
  // What a browser says about its own session is no proof.
  if (!organizationId || browserUserEvents.some((event) => event === log.eventType)) return;
  const { user, by, eventType, date } = log;
  addAuditEntryTo(writer, organizationId, {
    at: date * 1_000,
    action: eventType,
    uid: by?.uid ?? user.uid,
    email: by?.email ?? user.email,
    subject: by ? { userId: user.uid, email: user.email } : {},
  });
}

export const eventsStore = {
  /** Adds an entry to an organization's user log; to the platform's without an organization. */
  async addUserLog(organizationId: string | null, log: UserLog): Promise<void> {
    const batch = firestore().batch();
    addUserLogTo(batch, organizationId, log);
    await batch.commit();
  },

  /**
   * Adds an activity to a job, and to its candidate if it is about one.
   * @param id of the documents, so that a retry changes nothing.
   */
  async addJobActivity(
    organizationId: string,
    jobId: string,
    activity: Partial<Activity> & Pick<Activity, 'eventType'>,
    id?: string,
  ): Promise<void> {
    const batch = firestore().batch();
    addActivity(batch, collections.jobEvents(organizationId, jobId), activity, id);
    if (activity.candidateId) {
      addActivity(batch, collections.candidateEvents(organizationId, jobId, activity.candidateId), activity, id);
    }
    await batch.commit();
  },

  /** Records for how long a user used which part of the product. */
  async addUsage(
    organizationId: string,
    usage: { uid: string; product: string; sourceOrigin: string; time: number; duration: number },
  ): Promise<void> {
    await firestore().collection(collections.usage(organizationId)).add(usage);
  },

  /** Records an AI text and the tokens that the service counted, which are its costs. */
  async recordAiUsage(
    organizationId: string,
    usage: {
      uid: string;
      kind: string;
      writer: string;
      time: number;
      promptTokens?: number;
      completionTokens?: number;
    },
  ): Promise<void> {
    await firestore()
      .collection(collections.usage(organizationId))
      .add({ product: 'ai', ...usage });
  },
};
