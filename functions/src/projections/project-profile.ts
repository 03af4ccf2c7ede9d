import type { ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { readableProfile } from '@portal/domain/profiles/readable-profile';
import { shownProfile, type ShownProfile } from '@portal/domain/profiles/shown-profile';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Ports } from '../runtime/ports';
import { isAnonymous } from './anonymous-presentation';
import type { StoredProfile } from '../store/profiles';
import { toSafeHtml } from './rich-text';

/**
 * A built profile as viewers see it: without the sections for recruiters, sanitized again. Broken parts are logged and left
 * out.
 */
export function projectProfile(
  { log }: Pick<Ports, 'log'>,
  stored: Pick<StoredProfile, 'id' | 'built'>,
  { hidesContact }: { hidesContact: boolean },
): ShownProfile {
  const { built, broken } = readableProfile(stored.built);
  if (broken.length > 0) log.warn('parts of a profile are broken', { profileId: stored.id, broken: broken.join(' ') });
  const shown = shownProfile(built, { isRecruiter: false, hidesContact });
  const safe = (sections: ShownProfile['sections']) =>
    sections.map((section) => ({ ...section, content: toSafeHtml(section.content) }));
  return {
    ...shown,
    headerContent: toSafeHtml(shown.headerContent),
    sections: safe(shown.sections),
    secondColumn: safe(shown.secondColumn),
    footerContent: toSafeHtml(shown.footerContent),
  };
}

/** The selected profile of a candidate or job. */
export interface SelectedProfile {
  /** Null when it could not be loaded: the page is shown without it. */
  shown: ShownProfile | null;
  /** Whether nothing else on the page may tell who the candidate is. */
  isAnonymous: boolean;
}

/**
 * The selected profile, as viewers see it.
 * @param options.isRevealed the viewer may know who an anonymous candidate is, and gets the profile that was made anonymous.
 * @returns null without one. A failure is only logged; the profile may be anonymous, so the page shows nothing of the candidate.
 */
export async function selectedProfile(
  { store, log }: Pick<Ports, 'store' | 'log'>,
  owner: ProfileOwner,
  options: { profileId: string; hidesContact: boolean; isRevealed: boolean },
): Promise<SelectedProfile | null> {
  if (options.profileId === '') return null;
  try {
    const profile = await store.profiles.get(owner, options.profileId);
    if (!profile) return null;
    if (isAnonymous(profile) && options.isRevealed) {
      return await selectedProfile({ store, log }, owner, { ...options, profileId: profile.copyOf });
    }
    return { shown: projectProfile({ log }, profile, options), isAnonymous: isAnonymous(profile) };
  } catch (error) {
    log.warn('profile was not loaded', { detail: PortalError.from(error).message });
    return { shown: null, isAnonymous: true };
  }
}
