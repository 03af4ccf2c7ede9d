import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import {
  clientStandingOf,
  clientStateOfAnswer,
  clientStateSchema,
  type ClientStanding,
} from '@portal/domain/candidates/client-state';
import { isHiddenFromClient, submissionStatusSchema } from '@portal/domain/candidates/submission-status';
import { interviewSchema } from '@portal/domain/interviews/interview';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { clientWaitSchema } from '@portal/domain/submissions/client-wait';
import type { ResumeAnswer } from '@portal/domain/votes/vote';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { castDocument, firestore } from './firestore';

/** Most interviews of a candidate that are looked at. */
const maxInterviews = 50;
/** States that an answer gave, which stay without a submission. */
const answers: readonly string[] = Object.values(clientStateOfAnswer);

/**
 * Stores where a candidate is with the client, from its submission, answers and interviews. Changes nothing if it is known
 * already, or the candidate is gone.
 * @param given an answer about a candidate who was not submitted, and its time.
 */
export async function refreshClientState(
  key: CandidateKey,
  given: { answer: ResumeAnswer; at: number } | null = null,
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const changes = await clientStateIn(transaction, key, given);
    if (changes) {
      transaction.update(firestore().doc(documents.candidate(key.organizationId, key.jobId, key.candidateId)), changes);
    }
  });
}

/** What {@link refreshClientState} changes; null for nothing. It reads only. */
export async function clientStateIn(
  transaction: Transaction,
  { organizationId, jobId, candidateId }: CandidateKey,
  given: { answer: ResumeAnswer; at: number } | null = null,
): Promise<{ clientState: { state: string; at: Timestamp | null } } | null> {
  const db = firestore();
  const [candidate, wait] = await transaction.getAll(
    db.doc(documents.candidate(organizationId, jobId, candidateId)),
    db.doc(documents.clientWait(organizationId, candidateId)),
  );
  if (!candidate?.exists) return null;
  const interviews = await transaction.get(
    db.collection(collections.interviews(organizationId)).where('candidateId', '==', candidateId).limit(maxInterviews),
  );
  const known = clientStateSchema.cast(candidate.get('clientState') ?? {}, { assert: false });
  const knownAt = known.at?.toMillis() ?? null;
  const kept: ClientStanding = answers.includes(known.state)
    ? { state: known.state, at: knownAt }
    : { state: '', at: null };
  const standing = clientStandingOf({
    wait: castDocument(wait?.data(), clientWaitSchema),
    answer: given ? { state: clientStateOfAnswer[given.answer], at: given.at } : kept,
    interviews: interviews.docs.flatMap((document) => castDocument(document.data(), interviewSchema) ?? []),
    isHidden: isHiddenFromClient(
      submissionStatusSchema.cast(candidate.get('submissionStatus') ?? {}, { assert: false }),
    ),
  });
  if (candidate.get('clientState') !== undefined && standing.state === known.state && standing.at === knownAt) {
    return null;
  }
  return {
    clientState: { state: standing.state, at: standing.at === null ? null : Timestamp.fromMillis(standing.at) },
  };
}
