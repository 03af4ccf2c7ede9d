import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { profilesApi } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { BuiltProfile } from '@portal/domain/profiles/built-profile';
import { isAnonymous } from '../projections/anonymous-presentation';
import { historyLines } from '@portal/domain/profiles/profile-history';
import type { StaffContext } from '../runtime/route';
import { ownerOf } from './owner-of';
import { withRedactions } from './redact-profile';
import { writtenTexts } from './save-profile';
import { storeStaticProfile } from './store-static-profile';

type ListCall = typeof profilesApi.listProfileVersions;
type GetCall = typeof profilesApi.getProfileVersion;
type RestoreCall = typeof profilesApi.restoreProfile;

/** The versions of a profile, the newest first; saves of one sitting are one. */
export async function listProfileVersions(
  input: RequestOf<ListCall>,
  { store }: StaffContext,
): Promise<AnswerOf<ListCall>> {
  const stored = await store.profiles.versions(ownerOf(input), input.profileId);
  const versions = stored.map((version) => ({ ...version, savedAt: version.savedAt?.toMillis() ?? 0 }));
  return {
    versions: historyLines(versions).map(({ version, changed }) => ({
      revision: version.revision,
      editedBy: version.editedBy,
      editorName: version.editorName,
      savedAt: version.savedAt,
      cause: version.cause,
      changedSections: changed,
    })),
  };
}

/** What a version of a profile shows. @throws PortalError `notFound` for a version that is gone. */
export async function getProfileVersion(
  input: RequestOf<GetCall>,
  { store }: StaffContext,
): Promise<AnswerOf<GetCall>> {
  const version = await store.profiles.version(ownerOf(input), input.profileId, input.version);
  if (!version) throw new PortalError('notFound');
  return { built: version.built };
}

/**
 * Restores the sections of a version as a new one, so that the version before is kept.
 * @throws PortalError `notFound` for a profile or version that is gone.
 */
export async function restoreProfile(
  input: RequestOf<RestoreCall>,
  context: StaffContext,
): Promise<AnswerOf<RestoreCall>> {
  const { store, actor } = context;
  const owner = ownerOf(input);
  const version = await store.profiles.version(owner, input.profileId, input.version);
  if (!version) throw new PortalError('notFound');
  const saved = await store.profiles.save(owner, input.profileId, (current) => {
    if (!current) return null;
    const built = newerThan(version.built, current.built);
    const texts = writtenTexts(current, [...built.completedProfile, ...built.secondColumn]);
    // An older version may show what was added to the list since.
    if (isAnonymous(current)) return { fields: withRedactions(current, built), editor: actor, cause: 'restored' };
    return { fields: { built, ...texts }, editor: actor, cause: 'restored' };
  });
  if (!saved) throw new PortalError('notFound');
  await storeStaticProfile(context, owner, saved);
  return { revision: saved.revision };
}

/** The restored sections get revisions above the current ones: an editor that has the current text open sees a conflict. */
function newerThan(restored: BuiltProfile, current: BuiltProfile): BuiltProfile {
  const highest = Math.max(
    0,
    ...[...current.completedProfile, ...current.secondColumn].map(({ revision }) => revision),
  );
  const raise = (sections: BuiltProfile['completedProfile']) =>
    sections.map((section) => ({ ...section, revision: highest + 1 }));
  return {
    ...restored,
    completedProfile: raise(restored.completedProfile),
    secondColumn: raise(restored.secondColumn),
  };
}
