import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { PortalError } from '@portal/domain/errors/portal-error';
import { safeFileName } from '@portal/domain/paths/storage-paths';
import { downloadTexts } from '@portal/domain/texts/server';
import { activeTeamMember } from '../users/active-team-member';
import { loadResumeSubject, shownJobTitle, type ResumeSubject } from '../projections/resume-subject';
import type { StaffContext } from '../runtime/route';

/** Options of the caller that override settings of the job. */
export interface ResumePdfWishes {
  jobTitle?: string;
  /** Uid of a team member. */
  jobRecruiterId?: string;
}

/**
 * Draws the resume PDF of a candidate, with the content of the public page.
 * @throws PortalError `notFound` when candidate, job or organization is gone; `internal` with the message about PDFs when
 *   it cannot be drawn.
 */
export async function makeResumePdf(
  context: Pick<StaffContext, 'store' | 'files' | 'config' | 'log'>,
  key: CandidateKey,
  wishes: ResumePdfWishes = {},
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const [subject, parsing] = await Promise.all([
    loadResumeSubject(context.store, key),
    context.store.candidates.parsing(key),
  ]);
  if (!subject) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  try {
    const [{ gatherResumePdf }, { renderResumePdf }] = await Promise.all([
      import('../pdf/gather-resume-pdf'),
      import('../pdf/render-resume-pdf'),
    ]);
    const data = await gatherResumePdf(context, await withContact(context, subject, wishes), parsing);
    const jobTitle = shownJobTitle(subject.job, subject.organization) && (wishes.jobTitle || data.jobTitle);
    return {
      bytes: await renderResumePdf({ ...data, jobTitle }),
      fileName: safeFileName(`${subject.candidate.fullName || 'Resume'}.pdf`),
    };
  } catch (cause) {
    throw new PortalError('internal', { userMessage: downloadTexts.pdfFailed, detail: 'pdf was not drawn', cause });
  }
}

async function withContact(
  { store }: Pick<StaffContext, 'store'>,
  subject: ResumeSubject,
  { jobRecruiterId }: ResumePdfWishes,
): Promise<ResumeSubject> {
  const wanted = await activeTeamMember(store, subject, jobRecruiterId ?? '');
  return wanted ? { ...subject, contact: wanted } : subject;
}
