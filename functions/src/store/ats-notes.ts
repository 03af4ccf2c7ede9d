import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '@portal/domain/paths/firestore-paths';
import type { NoteEvent } from '@portal/domain/organizations/bullhorn-events';
import { firestore } from './firestore';

/** A note for the ATS about a candidate, contact, lead or job. */
export interface AtsNote {
  noteType: NoteEvent | 'smSent' | 'jmSent' | 'clientSubmission' | 'sentToAccountManager';
  /** Ids of the records of the ATS that it is about; `''` where it is about none. */
  candidateId: string;
  jobId: string;
  tearsheetId: string;
  recipientId: string;
  isLead: boolean;
  /** The user or ATS user whose name it carries, by the organization's choice; `''` for the user of the connection. */
  author: string;
  text: string;
}

/** Notes wait here until the ATS takes them. */
export const atsNotesStore = {
  /** Adds a note. @param id makes a repeated call change nothing. */
  async add(organizationId: string, note: AtsNote, id: string): Promise<void> {
    await firestore()
      .collection(collections.atsNotes(organizationId))
      .doc(id)
      .set({ ...note, id, state: 'waiting', tries: 0, createdAt: FieldValue.serverTimestamp() });
  },
};
