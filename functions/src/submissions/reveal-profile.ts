import type { submissionsApi } from '@portal/domain/contracts/submissions-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

type Call = typeof submissionsApi.revealProfile;

/**
 * Shows a recipient who an anonymous candidate is, or no longer does. Both are in the candidate's activity list.
 * @throws PortalError `notFound` for an unknown recipient and for a revoked link.
 */
export async function revealProfile(
  { recipientId, isRevealed, ...key }: RequestOf<Call>,
  { store, actor }: StaffContext,
): Promise<AnswerOf<Call>> {
  const isChanged = await store.recipients.reveal(key, { recipientId, isRevealed, actor });
  if (!isChanged) throw new PortalError('notFound');
  return { isRevealed };
}
