import type { ResumeSubject } from '../projections/resume-subject';
import type { PublicContext } from '../runtime/route';

/** Draws the PDF of a resume with the content of its public page. The caller checks whether the viewer may get it. */
export async function drawResumePdf(context: PublicContext, subject: ResumeSubject): Promise<Uint8Array> {
  const { candidate } = subject;
  const parsing = await context.store.candidates.parsing({ ...candidate.public, candidateId: candidate.id });
  const [{ gatherResumePdf }, { renderResumePdf }] = await Promise.all([
    import('../pdf/gather-resume-pdf'),
    import('../pdf/render-resume-pdf'),
  ]);
  return await renderResumePdf(await gatherResumePdf(context, subject, parsing));
}
