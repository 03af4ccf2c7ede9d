import type { candidatesApi } from '@portal/domain/contracts/candidates-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { shareTexts } from '@portal/domain/texts/candidate-page';
import type { StaffContext } from '../runtime/route';

type Call = typeof candidatesApi.setLinkExpiry;

/**
 * Sets when the public link of a candidate expires. Applies only if the organization lets links expire.
 * @throws PortalError `notFound` for a candidate who is gone.
 */
export async function setLinkExpiry(
  { linkExpiry, ...input }: RequestOf<Call>,
  { actor, store }: StaffContext,
): Promise<AnswerOf<Call>> {
  const candidate = await store.candidates.get(input);
  if (!candidate || candidate.isDeleted) throw new PortalError('notFound');
  const { uid: userId, displayName: actorName } = actor;
  const day = linkExpiry === null ? '' : new Date(linkExpiry).toISOString().slice(0, 10);
  const data = { detail: day === '' ? shareTexts.never : `${shareTexts.expires} ${day}` };
  const isSet = await store.candidates.setLinkExpiry(input, linkExpiry, {
    eventType: 'sharingChanged',
    candidateName: candidate.fullName,
    userId,
    actorName,
    data,
  });
  if (!isSet) throw new PortalError('notFound');
  return { linkExpiry };
}
