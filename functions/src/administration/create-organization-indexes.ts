import type { administrationApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import { MessageAnswer, type StaffContext } from '../runtime/route';

/**
 * Makes the indexes for an organization's jobs and resumes (000 §7). Again, it changes nothing.
 * @throws PortalError `notFound` or `unavailable`, with 'Failed to create Organization indexes'.
 */
export async function createOrganizationIndexes(
  { organizationId }: RequestOf<typeof administrationApi.createOrganizationIndexes>,
  { store }: StaffContext,
): Promise<MessageAnswer<AnswerOf<typeof administrationApi.createOrganizationIndexes>>> {
  const userMessage = serverTexts.createIndexesFailed;
  const isMade = await store.organizations.addIndexes(organizationId).catch((cause: unknown) => {
    throw new PortalError('unavailable', { userMessage, cause });
  });
  if (!isMade) throw new PortalError('notFound', { userMessage, detail: 'no such organization' });
  return new MessageAnswer({ jobIndex: true, resumeIndex: true }, serverTexts.indexesAdded);
}
