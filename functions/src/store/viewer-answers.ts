import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { Activity } from '@portal/domain/events/activity';
import type { Feedback, JobFeedback } from '@portal/domain/feedback/feedback';
import type { ViewerAnswer } from '@portal/domain/feedback/viewer-answer';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { resumeAnswers, type ResumeAnswer, type Vote } from '@portal/domain/votes/vote';
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

/** A new answer on a resume in place of the viewer's last one. */
interface ChangedAnswer {
  /** Names the change among those of the viewer. */
  id: string;
  vote: Vote & { vote: ResumeAnswer };
  tell: (previous: ResumeAnswer | '') => { activity: NonNullable<NewAnswer['activity']>; items: readonly NewItem[] };
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

  /**
   * Replaces a viewer's answer on a resume, with the counters, the events and the notices that tell of it. Repeated, it
   * changes nothing, also after a later change: its event names it.
   * @param change.tell makes the answer's event and notices from the answer that it replaces; `''` for a first one.
   * @returns false when this change or this answer is stored already, or the candidate is gone.
   */
  async change(key: CandidateKey, { id, vote, tell }: ChangedAnswer): Promise<boolean> {
    const db = firestore();
    const paths = pathsOf({ ...key, page: 'resume' });
    const reference = db.doc(`${paths.votes}/${vote.viewer.guid}`);
    const eventId = `vote-${vote.viewer.guid}-${id}`;
    try {
      return await db.runTransaction(
        async (transaction) => {
          const [stored, event] = await transaction.getAll(
            reference,
            db.doc(`${collections.candidateEvents(key.organizationId, key.jobId, key.candidateId)}/${eventId}`),
          );
          const previous = resumeAnswers.find((answer) => answer === stored?.get('vote')) ?? '';
          if (event?.exists || previous === vote.vote) return false;
          const { activity, items } = tell(previous);
          transaction.set(reference, vote);
          transaction.update(db.doc(paths.subject), {
            ...countersOfVote(previous, -1),
            ...countersOfVote(vote.vote, 1),
            'analytics.newLatestActivities': FieldValue.increment(1),
          });
          const told = { ...activity, candidateId: key.candidateId };
          for (const events of paths.events) addActivity(transaction, events, told, eventId);
          for (const item of items) addToOutbox(transaction, item);
          return true;
        },
        { maxAttempts: 20 },
      );
    } catch (error) {
      if (isAlreadyExists(error) || isNotFound(error)) return false;
      throw error;
    }
  },

  /** Whether a viewer has given feedback, after a time in milliseconds. */
  async hasFeedback(answered: Answered, { guid, since }: { guid: string; since: number }): Promise<boolean> {
    const { docs } = await firestore()
      .collection(pathsOf(answered).feedback)
      .where('publicViewer.guid', '==', guid)
      .limit(20)
      .get();
    return docs.some((feedback) => {
      const createdAt: unknown = feedback.get('createdAt');
      const at = createdAt instanceof Timestamp ? createdAt.toMillis() : 0;
      return feedback.get('type') === 'approval' && at >= since;
    });
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

/** Maybe has no counter. */
function countersOfVote(vote: ResumeAnswer | '', by: 1 | -1): Record<string, FieldValue> {
  if (vote === 'positive') return { 'public.upVotes': FieldValue.increment(by) };
  return vote === 'negative' ? { 'public.downVotes': FieldValue.increment(by) } : {};
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
