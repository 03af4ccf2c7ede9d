import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { profilesApi } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';
import { ownerOf } from './owner-of';

type Call = typeof profilesApi.chooseProfile;

/**
 * Selects the profile that viewers see; `''` selects none.
 * @throws PortalError `notFound` for an owner or profile that is gone.
 */
export async function chooseProfile(input: RequestOf<Call>, { store }: StaffContext): Promise<AnswerOf<Call>> {
  const owner = ownerOf(input);
  const { profileId } = input;
  if (profileId && !(await store.profiles.get(owner, profileId))) throw new PortalError('notFound');
  const selected = await store.profiles.select(owner, profileId);
  if (selected === null) throw new PortalError('notFound');
  return { profileId: selected };
}
