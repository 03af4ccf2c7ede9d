import type { publicApi } from '@portal/domain/contracts/public-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { isPdfDownloadAllowed } from '@portal/domain/candidates/sharing';
import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts } from '@portal/domain/texts/server';
import { pdfNameOf } from '../projections/project-resume';
import { limitClient } from '../runtime/rate-limit';
import { FileAnswer, type PublicContext } from '../runtime/route';
import { drawResumePdf } from './draw-resume-pdf';
import { publicLimits } from './limits';
import { openResume } from './open-resume';
import { requireNamed } from './require-named';

/**
 * The resume as PDF, with the content of the page only.
 * @throws PortalError `permissionDenied` when downloads are off; otherwise as `openResume`.
 */
export async function resumePdf(
  input: RequestOf<typeof publicApi.resumePdf>,
  context: PublicContext,
): Promise<FileAnswer> {
  const subject = await openResume(context, input);
  await requireNamed(context, subject);
  const { candidate, organization } = subject;
  if (!isPdfDownloadAllowed(candidate, organization)) {
    throw new PortalError('permissionDenied', {
      userMessage: downloadTexts.unauthorized,
      detail: 'pdf is switched off',
    });
  }
  await limitClient(context, publicLimits.pdf, candidate.id);
  const bytes = await drawResumePdf(context, subject);
  if (!context.actor) {
    await context.store.events.addJobActivity(candidate.organizationId, candidate.jobId, {
      eventType: 'pdfDownloaded',
      candidateId: candidate.id,
      candidateName: candidate.fullName,
    });
  }
  return new FileAnswer({
    content: bytes,
    fileName: pdfNameOf(candidate),
    contentType: 'application/pdf',
  });
}
