import type { publicApi } from '@portal/domain/contracts/public-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts } from '@portal/domain/texts/server';
import { showsOriginal } from '../projections/project-resume';
import { limitClient } from '../runtime/rate-limit';
import { FileAnswer, type PublicContext } from '../runtime/route';
import { publicLimits } from './limits';
import { openResume } from './open-resume';

/**
 * The original document of a resume, served so that browsers do not run it.
 * @throws PortalError `notFound` when it is missing or hidden; `tooManyRequests`; otherwise as `openResume`.
 */
export async function resumeDocument(
  input: RequestOf<typeof publicApi.resumeDocument>,
  context: PublicContext,
): Promise<FileAnswer> {
  const { candidate, organization } = await openResume(context, input);
  await limitClient(context, publicLimits.document, candidate.id);
  const { resume } = candidate;
  const facts = resume && showsOriginal(candidate, organization) ? await context.files.facts(resume.storagePath) : null;
  if (!resume || !facts) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  return new FileAnswer({
    content: context.files.stream(resume.storagePath),
    fileName: resume.fileName,
    contentType: resume.contentType,
    size: facts.size,
  });
}
