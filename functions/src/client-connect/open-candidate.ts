import type { clientApi } from '@portal/domain/contracts/client-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts } from '@portal/domain/texts/client-connect';
import type { PublicContext } from '../runtime/route';
import { callerInJob } from './client-context';

/** Bytes of a link's token: 32 characters. */
const tokenBytes = 24;

/**
 * Opens a candidate's resume page for the caller. Its token opens nothing without the caller's session, and nothing once
 * the candidate is hidden.
 * @throws PortalError `unauthenticated`; `notFound` with a sentence for a candidate who is not shown.
 */
export async function openCandidate(
  { candidateId, ...key }: RequestOf<typeof clientApi.openCandidate>,
  context: PublicContext,
): Promise<AnswerOf<typeof clientApi.openCandidate>> {
  const { organization, contact, job, shown } = await callerInJob(context, key);
  if (!shown.some(({ id }) => id === candidateId)) {
    throw new PortalError('notFound', { userMessage: clientTexts.gone, detail: 'candidate' });
  }
  const publicToken = await context.store.recipients.linkOfContact(
    { organizationId: organization.id, jobId: job.id, candidateId },
    { contactId: contact.id, name: contact.name, email: contact.email },
    () => context.random.token(tokenBytes),
  );
  return { publicToken };
}
