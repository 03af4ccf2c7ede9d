import type { NoteAuthor } from '@portal/domain/organizations/bullhorn-settings';
import type { OutboxNoteType } from '@portal/domain/ats/outbox-note';
import type { Store } from '../store/store';
import type { ResumeSubject } from './resume-subject';

export type NoteSubject = Pick<ResumeSubject, 'candidate' | 'job' | 'organization'>;

/**
 * Adds a note about a job's candidate for the ATS; none when the candidate is unknown there.
 * @param note.id the same event adds one note.
 */
export async function addResumeNote(
  { atsNotes }: Pick<Store, 'atsNotes'>,
  subject: NoteSubject,
  note: { type: OutboxNoteType; author: NoteAuthor; text: string; id: string },
): Promise<void> {
  const { candidate, job, organization } = subject;
  if (candidate.candidateBHId === '') return;
  const { type: noteType, text, id } = note;
  const about = { candidateId: candidate.candidateBHId, jobId: job.entityId, tearsheetId: '' };
  const recipient = { recipientId: '', isLead: false };
  await atsNotes.add(
    organization.id,
    { noteType, ...about, ...recipient, author: authorOf(subject, note.author), text },
    id,
  );
}

/** Id of the user whose name it carries; `''` for the user of the connection. */
export function authorOf({ candidate, job }: NoteSubject, author: NoteAuthor): string {
  const authors: Record<NoteAuthor, string> = {
    apiUser: '',
    jobOwner: job.createdBy,
    jobRecruiter: job.recruiterId,
    candidateOwner: candidate.createdBy,
    candidateRecruiter: candidate.recruiterId,
  };
  return authors[author];
}
