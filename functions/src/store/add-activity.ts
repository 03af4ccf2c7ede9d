import { FieldValue, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import type { Activity } from '@portal/domain/events/activity';
import { firestore } from './firestore';

export const emptyActivity: Omit<Activity, 'eventType' | 'date'> = {
  userId: '',
  actorName: '',
  candidateId: '',
  candidateName: '',
  data: {},
};

/** Adds an activity to a batch or a transaction. With a document id, a retry changes nothing. */
export function addActivity(
  batch: { set: (reference: DocumentReference, data: DocumentData) => unknown },
  eventsPath: string,
  activity: Partial<Activity> & Pick<Activity, 'eventType'>,
  id?: string,
): void {
  const events = firestore().collection(eventsPath);
  batch.set(id === undefined ? events.doc() : events.doc(id), {
    ...emptyActivity,
    ...activity,
    date: FieldValue.serverTimestamp(),
  });
}
