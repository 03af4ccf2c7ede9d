import { FieldValue } from 'firebase-admin/firestore';
import { jobNoteSchema, type JobNote } from '@portal/domain/jobs/job-note';
import { collections } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, isAlreadyExists } from './firestore';

interface JobKey {
  organizationId: string;
  jobId: string;
}

/** Limit of the notes of a job that its clients read; the newest of more. */
const maxNotes = 100;

/** Notes on jobs. */
export const jobNotesStore = {
  /** Adds a note; a second one with the same id changes nothing. */
  async add({ organizationId, jobId }: JobKey, note: Omit<JobNote, 'createdAt'>): Promise<void> {
    try {
      await firestore()
        .doc(`${collections.jobNotes(organizationId, jobId)}/${note.id}`)
        .create({ ...note, createdAt: FieldValue.serverTimestamp() });
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
  },

  /** Removes a note; one that is gone already is no error. */
  async remove({ organizationId, jobId }: JobKey, noteId: string): Promise<void> {
    await firestore()
      .doc(`${collections.jobNotes(organizationId, jobId)}/${noteId}`)
      .delete();
  },

  /** The notes of a job that are for the client, newest first. */
  async forClient({ organizationId, jobId }: JobKey): Promise<JobNote[]> {
    const notes = firestore().collection(collections.jobNotes(organizationId, jobId));
    const newest = notes.where('isForClient', '==', true).orderBy('createdAt', 'desc').limit(maxNotes);
    const { docs } = await newest.get();
    return docs.flatMap((document) => castDocument(document.data(), jobNoteSchema) ?? []);
  },
};
