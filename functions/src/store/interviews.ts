import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { Activity } from '@portal/domain/events/activity';
import { interviewSchema, type Interview } from '@portal/domain/interviews/interview';
import { earliestOverlap, endOf, overlaps } from '@portal/domain/interviews/slot-times';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { addActivity } from './add-activity';
import { refreshClientState } from './client-states';
import { castDocument, firestore, readDocument } from './firestore';
import { addToOutbox, type NewItem } from './outbox';

interface InterviewKey {
  organizationId: string;
  interviewId: string;
}

/** A changed interview with everything that is written with it. */
interface StoredChange {
  interview: Interview;
  activity: Partial<Activity> & Pick<Activity, 'eventType'>;
  items: readonly NewItem[];
}

/** Most interviews of one client with one candidate, and in one job. */
const maxOfClient = 50;
const maxInJob = 300;
/** Most interviews of a person that begin within the longest one. */
const maxNearby = 50;

/** Interviews of clients with candidates. */
export const interviewsStore = {
  async get({ organizationId, interviewId }: InterviewKey): Promise<Interview | null> {
    return await readDocument(documents.interview(organizationId, interviewId), interviewSchema);
  },

  /** The interviews of an email with a candidate. */
  async withCandidate(organizationId: string, candidateId: string, email: string): Promise<Interview[]> {
    const all = firestore().collection(collections.interviews(organizationId));
    return await read(all.where('candidateId', '==', candidateId).where('client.email', '==', email), maxOfClient);
  },

  /** The interviews that a browser has proposed on a candidate's common link. */
  async ofBrowser(organizationId: string, candidateId: string, guid: string): Promise<Interview[]> {
    const all = firestore().collection(collections.interviews(organizationId));
    return await read(all.where('candidateId', '==', candidateId).where('client.guid', '==', guid), maxOfClient);
  },

  /** The interviews of an email in a job. */
  async inJob(organizationId: string, jobId: string, email: string): Promise<Interview[]> {
    const all = firestore().collection(collections.interviews(organizationId));
    return await read(all.where('jobId', '==', jobId).where('client.email', '==', email), maxInJob);
  },

  /**
   * Changes an interview with its activity and its mails: all of it or nothing.
   * @param decide makes the change from the stored interview, null for a new one; null changes nothing. It may run again.
   * @param requireFree refuses a newly agreed time that overlaps with another interview of the recruiter or the candidate.
   * @returns the interview after it; null when there is none and nothing was changed.
   */
  async change(
    { organizationId, interviewId }: InterviewKey,
    decide: (stored: Interview | null) => StoredChange | null,
    requireFree: (overlapping: Interview) => void,
  ): Promise<Interview | null> {
    const db = firestore();
    const reference = db.doc(documents.interview(organizationId, interviewId));
    const after = await db.runTransaction(async (transaction) => {
      const stored = castDocument((await transaction.get(reference)).data(), interviewSchema);
      const change = decide(stored);
      if (!change) return stored;
      const { interview, activity, items } = change;
      const overlapping = await findOverlapping(transaction, interview, stored);
      if (overlapping) requireFree(overlapping);
      transaction.set(reference, interview);
      const id = `interview-${interviewId}-${interview.history.length}`;
      for (const events of eventsOf(interview)) addActivity(transaction, events, activity, id);
      for (const item of items) addToOutbox(transaction, item);
      return interview;
    });
    if (after) await refreshClientState(after);
    return after;
  },
};

/** Another interview of the same recruiter or candidate at the time that was agreed with this change. */
async function findOverlapping(
  transaction: Transaction,
  interview: Interview,
  stored: Interview | null,
): Promise<Interview | null> {
  const { confirmed: slot, startsAt, organizationId, recruiter, candidateId } = interview;
  if (!slot || startsAt === null || isSameSlot(slot, stored?.confirmed)) return null;
  const near = firestore()
    .collection(collections.interviews(organizationId))
    .where('startsAt', '>', earliestOverlap(slot.start))
    .where('startsAt', '<', endOf(slot))
    .orderBy('startsAt');
  for (const query of [near.where('recruiter.id', '==', recruiter.id), near.where('candidateId', '==', candidateId)]) {
    const others = (await transaction.get(query.limit(maxNearby))).docs.map((document) => document.data());
    const overlapping = others
      .flatMap((data) => castDocument(data, interviewSchema) ?? [])
      .find(({ id, confirmed }) => id !== interview.id && confirmed && overlaps(confirmed, slot));
    if (overlapping) return overlapping;
  }
  return null;
}

function isSameSlot(slot: { start: number; minutes: number }, other: typeof slot | null | undefined): boolean {
  return slot.start === other?.start && slot.minutes === other.minutes;
}

function eventsOf({ organizationId, jobId, candidateId }: CandidateKey): string[] {
  return [
    collections.candidateEvents(organizationId, jobId, candidateId),
    collections.jobEvents(organizationId, jobId),
  ];
}

async function read(query: Query, limit: number): Promise<Interview[]> {
  const { docs } = await query.limit(limit).get();
  return docs.flatMap((document) => castDocument(document.data(), interviewSchema) ?? []);
}
