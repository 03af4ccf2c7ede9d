import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import type { Activity } from '@portal/domain/events/activity';
import type { UserLog } from '@portal/domain/events/user-log';
import { collections } from '@portal/domain/paths/firestore-paths';
import { firestore } from './firestore';
import { addActivity } from './add-activity';

/** What writes together with others: a batch or a transaction. */
interface Writer {
  create(reference: DocumentReference, data: DocumentData): unknown;
}

/**
 * Adds a line to the log of users with the change that it tells of: both stand or neither does. Who belongs to no
 * organization has theirs in the platform's log.
 */
export function addUserLogTo(writer: Writer, organizationId: string | null, log: UserLog): void {
  const path = organizationId ? collections.usersLogs(organizationId) : collections.platformLogs();
  writer.create(firestore().collection(path).doc(), log);
}

export const eventsStore = {
  /** Adds a line to an organization's log of its users; to the platform's for somebody without one. */
  async addUserLog(organizationId: string | null, log: UserLog): Promise<void> {
    const batch = firestore().batch();
    addUserLogTo(batch, organizationId, log);
    await batch.commit();
  },

  /**
   * Adds an activity to a job, and to one of its candidates when it is about one.
   * @param id names its documents, so that a repetition changes nothing.
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

  /** Keeps how long somebody used which part of the product. */
  async addUsage(
    organizationId: string,
    usage: { uid: string; product: string; sourceOrigin: string; time: number; duration: number },
  ): Promise<void> {
    await firestore().collection(collections.usage(organizationId)).add(usage);
  },
};
