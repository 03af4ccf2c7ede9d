import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import type { NotesField } from '@portal/domain/candidates/editing';
import { PortalError } from '@portal/domain/errors/portal-error';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, runTransaction, serverTimestamp, type Firestore } from 'firebase/firestore';
import { readDocument } from '../../../firebase/use-live';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

/** The result of a save: stored, or refused because another user changed the text meanwhile. */
export type NotesSaved = { kind: 'saved' } | { kind: 'conflict'; theirs: string };

/**
 * Stores notes, unless they changed since the writer began. Decided in a transaction, so that of two users
 * who save at the same moment one gets the conflict.
 * @param options.base the text that the writer changed.
 */
export async function saveNotes(
  firestore: Firestore,
  { organizationId, jobId, candidateId }: CandidateKey,
  { field, base, text }: { field: NotesField; base: string; text: string },
): Promise<NotesSaved> {
  const reference = doc(firestore, documents.candidate(organizationId, jobId, candidateId));
  return await runTransaction(firestore, async (transaction): Promise<NotesSaved> => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) throw new PortalError('notFound');
    const stored = readDocument(jobCandidateSchema, snapshot).summary[field];
    // The answer to an earlier try may have been lost.
    if (stored === text) return { kind: 'saved' };
    if (stored !== base) return { kind: 'conflict', theirs: stored };
    transaction.update(reference, { [`summary.${field}`]: text, activityAt: serverTimestamp() });
    return { kind: 'saved' };
  });
}
