import type { candidatesApi } from '@portal/domain/contracts/candidates-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

type Call = typeof candidatesApi.setLinkExpiry;

/**
 * Says when the public link of a candidate stops working. It holds where the organization lets links expire (002 §4).
 * @throws PortalError `notFound` for a candidate who is gone.
 */
export async function setLinkExpiry(
  { linkExpiry, ...input }: RequestOf<Call>,
  { actor, store }: StaffContext,
): Promise<AnswerOf<Call>> {
  const activity = { eventType: 'sharingChanged', userId: actor.uid, actorName: actor.displayName } as const;
  const candidate = await store.candidates.get(input);
  const isSet =
    candidate && !candidate.isDeleted && (await store.candidates.setLinkExpiry(input, linkExpiry, activity));
  if (!isSet) throw new PortalError('notFound');
  return { linkExpiry };
}
