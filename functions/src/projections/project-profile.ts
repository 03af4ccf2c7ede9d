import type { ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { shownProfile, type ShownProfile } from '@portal/domain/profiles/shown-profile';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Ports } from '../runtime/ports';
import type { StoredProfile } from '../store/profiles';

/** A profile as viewers see it: nothing that is for recruiters only. */
export function projectProfile(
  profile: Pick<StoredProfile, 'built'>,
  options: { hidesContact: boolean },
): ShownProfile {
  return shownProfile(profile.built, { isRecruiter: false, hidesContact: options.hidesContact });
}

/** The selected profile of a candidate or job. */
export interface SelectedProfile {
  shown: ShownProfile;
  /** Whether nothing else on the page may tell who the candidate is. */
  isAnonymous: boolean;
}

/**
 * The selected profile, as viewers see it.
 * @returns null without one. A failure is only logged, because the page is shown without the profile.
 */
export async function selectedProfile(
  { store, log }: Pick<Ports, 'store' | 'log'>,
  owner: ProfileOwner,
  options: { profileId: string; hidesContact: boolean },
): Promise<SelectedProfile | null> {
  if (options.profileId === '') return null;
  try {
    const profile = await store.profiles.get(owner, options.profileId);
    if (!profile) return null;
    const isAnonymous = 'isAnonymous' in profile && profile.isAnonymous;
    return { shown: projectProfile(profile, options), isAnonymous };
  } catch (error) {
    log.warn('profile was not loaded', { detail: PortalError.from(error).message });
    return null;
  }
}
