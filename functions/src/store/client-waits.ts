import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { isKeptFromClient } from '@portal/domain/candidates/kept-from-client';
import { mayClientDecide } from '@portal/domain/client-connect/client-jobs';
import { jobSchema } from '@portal/domain/jobs/job';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { clientWaitSchema, type ClientWait } from '@portal/domain/submissions/client-wait';
import type { ResumeAnswer } from '@portal/domain/votes/vote';
import { Timestamp } from 'firebase-admin/firestore';
import { refreshClientState } from './client-states';
import { castDocument, firestore, isAlreadyExists } from './firestore';
import { addToOutbox, type NewItem } from './outbox';

/** Most waits of a job that are changed with it. */
const maxOfJob = 500;

/** A wait after a reminder, or after it was looked at without one. */
interface RemindedWait {
  wait: ClientWait;
  remindAt: number | null;
  /** When it was reminded; null when it was not. */
  remindedAt: number | null;
  /** Whether it counts among the automatic ones. */
  isAutomatic: boolean;
}

const documentOf = ({ organizationId, candidateId }: Pick<CandidateKey, 'organizationId' | 'candidateId'>) =>
  firestore().doc(documents.clientWait(organizationId, candidateId));

/** Submissions and what the client has done since, `…/clientWaits/{candidateId}`. */
export const clientWaitsStore = {
  /** Begins a wait; one of an earlier submission ends. */
  async begin(
    wait: Pick<ClientWait, 'organizationId' | 'jobId' | 'candidateId' | 'candidateName' | 'jobTitle' | 'company'> & {
      submittedAt: number;
      remindAt: number;
    },
  ): Promise<void> {
    const none = {
      ...{ firstViewedAt: null, answeredAt: null, respondedAt: null, answer: '' },
      ...{ reminders: 0, remindedAt: null },
    };
    await documentOf(wait).set({
      ...wait,
      ...none,
      isWaiting: true,
      submittedAt: Timestamp.fromMillis(wait.submittedAt),
      remindAt: Timestamp.fromMillis(wait.remindAt),
    });
    await refreshClientState(wait);
  },

  /** Records the first view of a recipient. Without a submission it changes nothing. */
  async viewed(key: CandidateKey, now: number): Promise<void> {
    await changeWait(key, ({ firstViewedAt }) => (firstViewedAt ? null : { firstViewedAt: Timestamp.fromMillis(now) }));
  },

  /** Records an answer of a recipient, which ends the wait if there is one. */
  async answered(key: CandidateKey, answer: ResumeAnswer, now: number): Promise<void> {
    const at = Timestamp.fromMillis(now);
    await changeWait(key, ({ firstViewedAt, answeredAt }) => ({
      ...{ answer, isWaiting: false, remindAt: null },
      firstViewedAt: firstViewedAt ?? at,
      answeredAt: answeredAt ?? at,
    }));
    await refreshClientState(key, { answer, at: now });
  },

  /**
   * Records a message or a proposed interview of a recipient. The wait goes on, because nothing is decided; automatic
   * reminders end, because the agency has to act first.
   */
  async responded(key: CandidateKey, now: number): Promise<void> {
    const at = Timestamp.fromMillis(now);
    await changeWait(key, ({ firstViewedAt }) => ({
      firstViewedAt: firstViewedAt ?? at,
      respondedAt: at,
      remindAt: null,
    }));
  },

  /** Ends or reopens the wait for a candidate by whether the client can still answer. */
  async refresh(key: CandidateKey): Promise<void> {
    await refreshWait(key, await isOpenForClients(key));
  },

  /** Refreshes all waits of a job, see `refresh`. */
  async refreshJob(organizationId: string, jobId: string): Promise<void> {
    const isOpen = await isOpenForClients({ organizationId, jobId });
    const waits = firestore().collection(collections.clientWaits(organizationId));
    const { docs } = await waits.where('jobId', '==', jobId).limit(maxOfJob).get();
    for (const { id: candidateId } of docs) await refreshWait({ organizationId, jobId, candidateId }, isOpen);
  },

  async remove({ organizationId, candidateId }: Pick<CandidateKey, 'organizationId' | 'candidateId'>): Promise<void> {
    await documentOf({ organizationId, candidateId }).delete();
  },

  /** Waits of all organizations that automatic reminders are to be looked at for, the oldest first. */
  async due(now: number, limit: number): Promise<ClientWait[]> {
    const { docs } = await firestore()
      .collectionGroup('clientWaits')
      .where('isWaiting', '==', true)
      .where('remindAt', '<=', Timestamp.fromMillis(now))
      .orderBy('remindAt')
      .limit(limit)
      .get();
    return docs.flatMap((document) => castDocument(document.data(), clientWaitSchema) ?? []);
  },

  /** The waits of candidates that still wait. */
  async waiting(organizationId: string, candidateIds: readonly string[]): Promise<ClientWait[]> {
    if (candidateIds.length === 0) return [];
    const references = candidateIds.map((candidateId) => documentOf({ organizationId, candidateId }));
    const found = (await firestore().getAll(...references)).flatMap(
      (document) => castDocument(document.data(), clientWaitSchema) ?? [],
    );
    return found.filter(({ isWaiting }) => isWaiting);
  },

  /**
   * Queues a reminder together with what it changes, or only changes when a reminder is looked at next.
   * @param item null for no reminder.
   * @returns false when the same reminder was queued before.
   */
  async remind(waits: readonly RemindedWait[], item: NewItem<'clientReminder'> | null): Promise<boolean> {
    const batch = firestore().batch();
    for (const { wait, remindAt, remindedAt, isAutomatic } of waits) {
      batch.update(documentOf(wait), {
        remindAt: remindAt === null ? null : Timestamp.fromMillis(remindAt),
        ...(remindedAt === null ? {} : { remindedAt: Timestamp.fromMillis(remindedAt) }),
        ...(isAutomatic && remindedAt !== null ? { reminders: wait.reminders + 1 } : {}),
      });
    }
    if (item) addToOutbox(batch, item);
    try {
      await batch.commit();
      return true;
    } catch (error) {
      if (isAlreadyExists(error)) return false;
      throw error;
    }
  },
};

async function isOpenForClients({ organizationId, jobId }: Omit<CandidateKey, 'candidateId'>): Promise<boolean> {
  const stored = await firestore().doc(documents.job(organizationId, jobId)).get();
  const job = castDocument(stored.data(), jobSchema);
  return job !== null && mayClientDecide(job);
}

async function refreshWait(key: CandidateKey, isOpen: boolean): Promise<void> {
  const { organizationId, jobId, candidateId } = key;
  const db = firestore();
  const recipients = db.collection(collections.candidateRecipients(organizationId, jobId, candidateId));
  const [candidate, open] = await Promise.all([
    db.doc(documents.candidate(organizationId, jobId, candidateId)).get(),
    recipients.where('revokedAt', '==', null).limit(1).get(),
  ]);
  const stored = castDocument(candidate.data(), jobCandidateSchema);
  const mayAnswer = isOpen && stored !== null && !isKeptFromClient(stored) && !open.empty;
  await changeWait(key, ({ answer, isWaiting }) => {
    const waits = mayAnswer && answer === '';
    return waits === isWaiting ? null : { isWaiting: waits };
  });
  await refreshClientState(key);
}

async function changeWait(
  key: CandidateKey,
  changesOf: (wait: ClientWait) => Record<string, unknown> | null,
): Promise<void> {
  const reference = documentOf(key);
  await firestore().runTransaction(async (transaction) => {
    const wait = castDocument((await transaction.get(reference)).data(), clientWaitSchema);
    const changes = wait && changesOf(wait);
    if (changes) transaction.update(reference, changes);
  });
}
