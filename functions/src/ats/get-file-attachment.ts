import type { middlewareApi } from '@portal/domain/contracts/middleware-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts } from '@portal/domain/texts/server';
import type { StaffContext } from '../runtime/route';
import { inAtsSession } from './ats-session';

/** A file of a candidate at the ATS, in base64. @throws PortalError `notFound`; as `inAtsSession`. */
export async function getSmFileAttachment(
  { orgId, candidateId, fileUuid }: RequestOf<typeof middlewareApi.getSmFileAttachment>,
  context: StaffContext,
): Promise<AnswerOf<typeof middlewareApi.getSmFileAttachment>> {
  const file = await inAtsSession(context, orgId, (ats, session) =>
    ats.file(session, { candidateId, fileId: fileUuid }),
  );
  if (!file) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  return file;
}
