import { PortalError } from '@portal/domain/errors/portal-error';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { isSeenByViewers, type StaticPublicProfile } from '@portal/domain/profiles/built-profile';
import type { ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { leaksInBuilt, redactorOf } from '@portal/domain/redaction/redactor';
import { isAnonymous } from '../projections/anonymous-presentation';
import type { Ports } from '../runtime/ports';
import { publishedFileUrl } from '../runtime/signed-file-url';
import type { StoredProfile } from '../store/profiles';

const contentType = 'application/json';

/**
 * Stores the public part of a profile as a JSON document and its URL in the profile. A failure is only logged: the profile
 * is shown without it.
 */
export async function storeStaticProfile(
  ports: Pick<Ports, 'config' | 'clock' | 'files' | 'log' | 'store'>,
  owner: ProfileOwner,
  profile: StoredProfile,
): Promise<void> {
  const path = staticProfilePath(owner, profile.id);
  const url = publishedFileUrl(ports, { path, fileName: `${profile.id}.json`, contentType });
  const labels = { organizationId: owner.organizationId, kind: 'public' } as const;
  try {
    if (hasLeaks(profile)) {
      // Its last check fails: nobody gets the document until the list or the texts change.
      await ports.files.remove(path);
      return;
    }
    await ports.files.write(path, Buffer.from(JSON.stringify(publicPart(profile))), contentType, labels);
    if (profile.staticPublicProfile !== url) await ports.store.profiles.setStaticUrl(owner, profile.id, url);
  } catch (error) {
    ports.log.warn('static profile was not stored', { detail: PortalError.from(error).message });
  }
}

function hasLeaks(profile: StoredProfile): boolean {
  if (!isAnonymous(profile)) return false;
  const { redactions, keptTexts: kept, built } = profile;
  return leaksInBuilt(built, redactorOf({ redactions, kept })).length > 0;
}

/** Path of the stored JSON document of a profile. */
export function staticProfilePath({ jobId, candidateId }: ProfileOwner, profileId: string): string {
  return storagePaths.staticProfile(candidateId || jobId, profileId);
}

function publicPart(profile: StoredProfile): StaticPublicProfile {
  const { setAside: _setAside, ...built } = profile.built;
  // The resume's document tells who an anonymous candidate is.
  const resume = 'resume' in profile && !profile.isAnonymous ? profile.resume : null;
  return {
    ...built,
    completedProfile: built.completedProfile.filter(isSeenByViewers),
    secondColumn: built.secondColumn.filter(isSeenByViewers),
    fileUrl: resume?.url ?? '',
    docViewer: resume?.docViewer ?? '',
  };
}
