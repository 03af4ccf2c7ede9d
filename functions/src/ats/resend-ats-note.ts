import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

/** Lets a note be sent to the ATS again. @throws PortalError `notFound` for a note that neither failed nor waits. */
export async function resendAtsNote(
  { organizationId, noteId }: RequestOf<typeof teamApi.resendAtsNote>,
  { store }: StaffContext,
): Promise<AnswerOf<typeof teamApi.resendAtsNote>> {
  const isResent = await store.atsNotes.sendAgain(organizationId, noteId);
  if (!isResent) throw new PortalError('notFound');
  return {};
}
