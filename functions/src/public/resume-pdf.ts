import type { publicApi } from '@portal/domain/contracts/public-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { isPdfDownloadAllowed } from '@portal/domain/candidates/sharing';
import { PortalError } from '@portal/domain/errors/portal-error';
import { safeFileName } from '@portal/domain/paths/storage-paths';
import { downloadTexts } from '@portal/domain/texts/server';
import { limitClient } from '../runtime/rate-limit';
import { FileAnswer, type PublicContext } from '../runtime/route';
import { publicLimits } from './limits';
import { openResume } from './open-resume';

/**
 * The resume as PDF, with the content of the page only.
 * @throws PortalError `permissionDenied` when downloads are off; otherwise as `openResume`.
 */
export async function resumePdf(
  input: RequestOf<typeof publicApi.resumePdf>,
  context: PublicContext,
): Promise<FileAnswer> {
  const subject = await openResume(context, input);
  const { candidate, organization } = subject;
  if (!isPdfDownloadAllowed(candidate, organization)) {
    throw new PortalError('permissionDenied', {
      userMessage: downloadTexts.unauthorized,
      detail: 'pdf is switched off',
    });
  }
  await limitClient(context, publicLimits.pdf, candidate.id);
  const key = { ...candidate.public, candidateId: candidate.id };
  const parsing = await context.store.candidates.parsing(key);
  const [{ gatherResumePdf }, { renderResumePdf }] = await Promise.all([
    import('../pdf/gather-resume-pdf'),
    import('../pdf/render-resume-pdf'),
  ]);
  const bytes = await renderResumePdf(await gatherResumePdf(context, subject, parsing));
  if (!context.actor) {
    await context.store.events.addJobActivity(key.organizationId, key.jobId, {
      eventType: 'pdfDownloaded',
      candidateId: candidate.id,
      candidateName: candidate.fullName,
    });
  }
  return new FileAnswer({
    content: bytes,
    fileName: safeFileName(`${candidate.fullName || 'Resume'}.pdf`),
    contentType: 'application/pdf',
  });
}
