import type { publicApi } from '@portal/domain/contracts/public-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { showsOriginal } from '@portal/domain/candidates/sharing';
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
 * The document of a resume, served so that browsers do not run it: the original, or one that is drawn from the parsed
 * resume where contact details are hidden.
 * @throws PortalError `notFound` when it is missing or hidden; `tooManyRequests`; otherwise as `openResume`.
 */
export async function resumeDocument(
  input: RequestOf<typeof publicApi.resumeDocument>,
  context: PublicContext,
): Promise<FileAnswer> {
  const subject = await openResume(context, input);
  await requireNamed(context, subject);
  const { candidate, organization } = subject;
  await limitClient(context, publicLimits.document, candidate.id);
  const { resume } = candidate;
  const isShown = resume && showsOriginal(candidate, organization);
  if (isShown && candidate.hideContactDetails) {
    const content = await drawResumePdf(context, subject);
    return new FileAnswer({ content, fileName: pdfNameOf(candidate), contentType: 'application/pdf' });
  }
  const facts = isShown ? await context.files.facts(resume.storagePath) : null;
  if (!resume || !facts) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  return new FileAnswer({
    content: context.files.stream(resume.storagePath),
    fileName: resume.fileName,
    contentType: resume.contentType,
    size: facts.size,
  });
}
