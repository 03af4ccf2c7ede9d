import type { submissionsApi } from '@portal/domain/contracts/submissions-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';

type Call = typeof submissionsApi.revokeRecipientLink;

/** Makes the link of a recipient open nothing any more; with the last one nobody is waited for. */
export async function revokeRecipientLink(
  { recipientId, ...key }: RequestOf<Call>,
  { store }: StaffContext,
): Promise<AnswerOf<Call>> {
  const revoked = await store.recipients.revoke(key, recipientId);
  await store.clientWaits.refresh(key);
  return { revoked };
}
