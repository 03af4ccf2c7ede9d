import type { administrationApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { serverTexts } from '@portal/domain/texts/server';
import { MessageAnswer, type StaffContext } from '../runtime/route';

/**
 * Creates the indexes for an organization's jobs and resumes, including those of a remote parsing service. Idempotent.
 * @throws PortalError `notFound` or `unavailable`, with 'Failed to create Organization indexes'.
 */
export async function createOrganizationIndexes(
  { organizationId }: RequestOf<typeof administrationApi.createOrganizationIndexes>,
  { store, parsing }: StaffContext,
): Promise<MessageAnswer<AnswerOf<typeof administrationApi.createOrganizationIndexes>>> {
  const userMessage = serverTexts.createIndexesFailed;
  const make = async (): Promise<boolean> => {
    if (!(await store.organizations.exists(organizationId))) return false;
    await parsing.indexes?.create(parserIndexIds.jobs(organizationId), 'jobs');
    await parsing.indexes?.create(parserIndexIds.resumes(organizationId), 'resumes');
    return await store.organizations.addIndexes(organizationId);
  };
  const isMade = await make().catch((cause: unknown) => {
    throw new PortalError('unavailable', { userMessage, cause });
  });
  if (!isMade) throw new PortalError('notFound', { userMessage, detail: 'no such organization' });
  return new MessageAnswer({ jobIndex: true, resumeIndex: true }, serverTexts.indexesAdded);
}
