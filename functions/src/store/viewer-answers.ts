import { FieldValue } from 'firebase-admin/firestore';
import type { Activity } from '@portal/domain/events/activity';
import type { Feedback, JobFeedback } from '@portal/domain/feedback/feedback';
import type { ViewerAnswer } from '@portal/domain/feedback/viewer-answer';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import type { Vote } from '@portal/domain/votes/vote';
import { addActivity } from './add-activity';
import { firestore, isAlreadyExists, isNotFound } from './firestore';
import { addToOutbox, type NewItem } from './outbox';

type Answered = Pick<ViewerAnswer, 'page' | 'jobId' | 'candidateId'> & { organizationId: string };

/** A vote, feedback or request with everything that is written with it. */
interface NewAnswer {
  organizationId: string;
  answer: ViewerAnswer;
  /** The vote or the feedback; its id makes a repeated call change nothing. */
  record: { id: string; data: Vote | Omit<Feedback, 'createdAt'> | Omit<JobFeedback, 'createdAt'> };
  /** The entry in the activities of a job's candidate; null for marketing pages, which have none. */
  activity: (Partial<Activity> & Pick<Activity, 'eventType'>) | null;
  /** The mails and calls that tell of it. */
  items: readonly NewItem[];
}

/** What viewers answer on resumes and marketing pages. */
export const viewerAnswersStore = {
  /**
   * Stores an answer with its counters, its activity and the notices that tell of it: all of it or nothing.
   * @returns false when this viewer's answer is stored already, or what it is about is gone.
   */
  async add({ organizationId, answer, record, activity, items }: NewAnswer): Promise<boolean> {
    const db = firestore();
    const batch = db.batch();
    const paths = pathsOf({ ...answer, organizationId });
    if (answer.type === 'vote') batch.create(db.doc(`${paths.votes}/${record.id}`), record.data);
    else {
      const feedback = { ...record.data, createdAt: FieldValue.serverTimestamp() };
      batch.create(db.doc(`${paths.feedback}/${record.id}`), feedback);
    }
    batch.update(db.doc(paths.subject), countersOf(answer));
    if (activity) {
      const { candidateId } = answer;
      for (const events of paths.events) addActivity(batch, events, { ...activity, candidateId });
    }
    for (const item of items) addToOutbox(batch, item);
    try {
      await batch.commit();
      return true;
    } catch (error) {
      if (isAlreadyExists(error) || isNotFound(error)) return false;
      throw error;
    }
  },

  /** Whether a viewer has given feedback after the vote. */
  async hasFeedback(answered: Answered, viewerGuid: string): Promise<boolean> {
    const { docs } = await firestore()
      .collection(pathsOf(answered).feedback)
      .where('publicViewer.guid', '==', viewerGuid)
      .limit(20)
      .get();
    return docs.some((feedback) => feedback.get('type') === 'approval');
  },
};

function countersOf({ type, page, approve }: ViewerAnswer): Record<string, FieldValue> {
  const one = FieldValue.increment(1);
  return {
    ...(type === 'vote' ? { [approve ? 'public.upVotes' : 'public.downVotes']: one } : {}),
    ...(page === 'resume' ? { 'analytics.newLatestActivities': one } : {}),
    ...(page !== 'resume' && type === 'feedback' ? { 'public.feedbacks': one } : {}),
  };
}

function pathsOf({ page, organizationId, jobId, candidateId }: Answered) {
  switch (page) {
    case 'resume':
      return {
        subject: documents.candidate(organizationId, jobId, candidateId),
        votes: collections.candidateVotes(organizationId, jobId, candidateId),
        feedback: collections.candidateFeedback(organizationId, jobId, candidateId),
        events: [
          collections.candidateEvents(organizationId, jobId, candidateId),
          collections.jobEvents(organizationId, jobId),
        ],
      };
    case 'profile':
      return {
        subject: documents.skillsCandidate(organizationId, candidateId),
        votes: collections.skillsCandidateVotes(organizationId, candidateId),
        feedback: collections.skillsCandidateFeedback(organizationId, candidateId),
        events: [],
      };
    case 'job':
      return {
        subject: documents.job(organizationId, jobId),
        votes: collections.jobVotes(organizationId, jobId),
        feedback: collections.jobFeedback(organizationId, jobId),
        events: [],
      };
  }
}
