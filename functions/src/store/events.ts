import type { Activity } from '@portal/domain/events/activity';
import type { UserLog } from '@portal/domain/events/user-log';
import { collections } from '@portal/domain/paths/firestore-paths';
import { firestore } from './firestore';
import { addActivity } from './add-activity';

export const eventsStore = {
  /** Adds a line to an organization's log of its users. */
  async addUserLog(organizationId: string, log: UserLog): Promise<void> {
    await firestore().collection(collections.usersLogs(organizationId)).add(log);
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
