import { submissionStatusText } from '@portal/domain/ats/submission-status-text';
import type { Store } from '../store/store';
import { authorOf, type NoteSubject } from './resume-note';

/**
 * Lets the ATS know a candidate's status on a job of the ATS; nothing when it does not know both of them, or the status has
 * no text there.
 * @param id the same event adds it once.
 */
export async function addSubmissionStatus(
  { atsNotes }: Pick<Store, 'atsNotes'>,
  subject: NoteSubject,
  id: string,
): Promise<void> {
  const { candidate, job, organization } = subject;
  const { author, jobSubmission } = organization.integration.bullhorn;
  const text = submissionStatusText(candidate.submissionStatus, jobSubmission);
  if (candidate.candidateBHId === '' || job.entityId === '' || text === '') return;
  await atsNotes.add(
    organization.id,
    {
      noteType: 'submissionStatus',
      candidateId: candidate.candidateBHId,
      jobId: job.entityId,
      portalJobId: job.id,
      portalCandidateId: candidate.id,
      tearsheetId: '',
      recipientId: '',
      isLead: false,
      author: authorOf(subject, author.jobSubmission.submission),
      text,
    },
    id,
  );
}
