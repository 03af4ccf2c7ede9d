import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { atsRecordsOf, outboxNoteSchema, type OutboxNote } from '@portal/domain/ats/outbox-note';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, isAlreadyExists } from './firestore';

type NewNote = Pick<
  OutboxNote,
  'noteType' | 'candidateId' | 'jobId' | 'tearsheetId' | 'recipientId' | 'isLead' | 'author' | 'text'
> &
  Partial<Pick<OutboxNote, 'portalJobId' | 'portalCandidateId'>>;

/** The notes about one person of the ATS. */
export interface NoteSubject {
  organizationId: string;
  subject: string;
}

const referenceOf = (organizationId: string, id: string) => firestore().doc(documents.atsNote(organizationId, id));

/** Notes for the ATS, kept until it takes them. */
export const atsNotesStore = {
  /** Adds a note. @param id makes a repeated call change nothing. */
  async add(organizationId: string, note: NewNote, id: string): Promise<void> {
    const subject = atsRecordsOf(note).personIds[0] ?? '';
    try {
      await referenceOf(organizationId, id).create({
        ...note,
        id,
        subject,
        state: subject === '' ? 'local' : 'waiting',
        tries: 0,
        resends: 0,
        dueAt: 0,
        message: '',
        createdAt: FieldValue.serverTimestamp(),
      });
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
  },

  /** The people who have notes that are due. */
  async dueSubjects(organizationId: string, { now, max }: { now: number; max: number }): Promise<string[]> {
    const due = await firestore()
      .collection(collections.atsNotes(organizationId))
      .where('state', '==', 'waiting')
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .limit(max)
      .get();
    return [...new Set(due.docs.map((note) => String(note.get('subject'))))];
  },

  /**
   * Claims the oldest waiting note about a person, so that one process sends it.
   * @param options.leaseMs duration of the claim if the process never finishes.
   * @returns null when none is waiting, or the oldest one is not due or is being sent: later ones wait for it.
   */
  async claimNext(
    { organizationId, subject }: NoteSubject,
    { now, leaseMs }: { now: number; leaseMs: number },
  ): Promise<OutboxNote | null> {
    const db = firestore();
    const oldest = db
      .collection(collections.atsNotes(organizationId))
      .where('subject', '==', subject)
      .where('state', '==', 'waiting')
      .orderBy('createdAt')
      .limit(1);
    return await db.runTransaction(async (transaction) => {
      const [snapshot] = (await transaction.get(oldest)).docs;
      const note = castDocument(snapshot?.data(), outboxNoteSchema);
      if (!snapshot || !note || note.dueAt > now) return null;
      const claim = { dueAt: now + leaseMs, tries: note.tries + 1 };
      transaction.update(snapshot.ref, claim);
      return { ...note, ...claim };
    });
  },

  /** Records that the ATS has a claimed note. One about an erased person goes, since it has the person's id. */
  async markSent(organizationId: string, note: OutboxNote): Promise<void> {
    const reference = referenceOf(organizationId, note.id);
    if (note.noteType === 'personErased') await reference.delete();
    else await changeClaimed(reference, note, { state: 'sent', message: '', sentAt: FieldValue.serverTimestamp() });
  },

  /** Records the failure of a claimed note. @param failure.dueAt time of the next try; null gives the note up. */
  async markFailed(
    organizationId: string,
    note: OutboxNote,
    { message, dueAt }: { message: string; dueAt: number | null },
  ): Promise<void> {
    const change = dueAt === null ? { state: 'failed', message } : { dueAt, message };
    await changeClaimed(referenceOf(organizationId, note.id), note, change);
  },

  /** Lets a failed note be sent again, and a waiting one at once. @returns false for another note. */
  async sendAgain(organizationId: string, id: string): Promise<boolean> {
    const db = firestore();
    const reference = referenceOf(organizationId, id);
    return await db.runTransaction(async (transaction) => {
      const note = castDocument((await transaction.get(reference)).data(), outboxNoteSchema);
      if (note?.state !== 'failed' && note?.state !== 'waiting') return false;
      const change = { state: 'waiting', dueAt: 0, message: '', resends: note.resends + 1 };
      transaction.update(reference, note.state === 'failed' ? { ...change, tries: 0 } : change);
      return true;
    });
  },
};

/** The note in the data of a trigger. */
export function atsNoteFrom(data: Record<string, unknown> | undefined): OutboxNote | null {
  return castDocument(data, outboxNoteSchema);
}

/** Changes a note unless another process has claimed it meanwhile. */
async function changeClaimed(
  reference: DocumentReference,
  note: OutboxNote,
  change: Record<string, unknown>,
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const current = castDocument((await transaction.get(reference)).data(), outboxNoteSchema);
    if (current?.state !== 'waiting' || current.tries !== note.tries || current.dueAt !== note.dueAt) return;
    transaction.update(reference, change);
  });
}
