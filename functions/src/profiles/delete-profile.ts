import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { profilesApi } from '@portal/domain/contracts/profiles-api';
import type { StaffContext } from '../runtime/route';
import { ownerOf } from './owner-of';
import { removePublishedFiles } from './profile-attachments';
import { staticProfilePath } from './store-static-profile';

type Call = typeof profilesApi.deleteProfile;

/** Deletes a profile with its history, its stored JSON document and its files; viewers no longer see it. Idempotent. */
export async function deleteProfile(input: RequestOf<Call>, { store, files }: StaffContext): Promise<AnswerOf<Call>> {
  const owner = ownerOf(input);
  const profile = await store.profiles.get(owner, input.profileId);
  await store.profiles.deselect(owner, input.profileId);
  await store.profiles.remove(owner, input.profileId);
  await files.remove(staticProfilePath(owner, input.profileId));
  if (profile) await removePublishedFiles({ store, files }, owner, profile);
  return { deleted: true };
}
