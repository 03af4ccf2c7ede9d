import type { Profile } from '@portal/domain/profiles/profile';
import type { ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { leaksInShown, redactedBuilt, type Redactor } from '@portal/domain/redaction/redactor';
import { readableProfile } from '@portal/domain/profiles/readable-profile';
import { shownProfile, type ShownProfile } from '@portal/domain/profiles/shown-profile';
import { PortalError } from '@portal/domain/errors/portal-error';
import { redactionTexts } from '@portal/domain/texts/redaction';
import type { Ports } from '../runtime/ports';
import { isAnonymous, redactorFor } from './anonymous-presentation';
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

/**
 * An anonymous profile as viewers see it. What is on its list is blacked out again, so that nothing is shown that reached the
 * stored profile on another way; then the result is searched once more.
 * @throws PortalError `conflict` with a message that names what can still be read, and where.
 */
export function projectAnonymousProfile(
  ports: Pick<Ports, 'log'>,
  redactor: Redactor,
  profile: Pick<Profile, 'id' | 'built'>,
  options: { hidesContact: boolean },
): ShownProfile {
  const { built } = readableProfile(profile.built);
  const shown = projectProfile(ports, { id: profile.id, built: redactedBuilt(built, redactor) }, options);
  const [leak] = leaksInShown(shown, redactor);
  if (leak) throw new PortalError('conflict', { userMessage: redactionTexts.notShared(leak), detail: 'leak' });
  return shown;
}

/** The selected profile of a candidate or job. */
export interface SelectedProfile {
  /** Null when it could not be loaded: the page is shown without it. */
  shown: ShownProfile | null;
  /** Whether nothing else on the page may tell who the candidate is. */
  isAnonymous: boolean;
  /** Of the shown profile, when it is anonymous. */
  redactor: Redactor | null;
}

interface SelectedOptions {
  profileId: string;
  hidesContact: boolean;
  /** The viewer may know who an anonymous candidate is, and gets the profile that was made anonymous. */
  isRevealed: boolean;
  /** Viewers may not learn who the candidate is, also without a profile. */
  isAnonymous: boolean;
}

/** Nothing of the candidate. */
const onlyAnonymous: SelectedProfile = { shown: null, isAnonymous: true, redactor: null };

/**
 * The selected profile, as viewers see it.
 * @returns null without one for a candidate who is named. Where the profile is gone or fails it may have been anonymous, so the
 *   page shows nothing of the candidate.
 */
export async function selectedProfile(
  { store, log }: Pick<Ports, 'store' | 'log'>,
  owner: ProfileOwner,
  options: SelectedOptions,
): Promise<SelectedProfile | null> {
  const { profileId, isRevealed } = options;
  if (profileId === '') return options.isAnonymous && !isRevealed ? onlyAnonymous : null;
  try {
    const profile = await store.profiles.get(owner, profileId);
    if (!profile) return isRevealed ? null : onlyAnonymous;
    if (!isAnonymous(profile)) {
      // The flag alone is set when the profile was chosen around the question that closes the links.
      return options.isAnonymous && !isRevealed
        ? onlyAnonymous
        : { shown: projectProfile({ log }, profile, options), isAnonymous: false, redactor: null };
    }
    if (isRevealed) return await selectedProfile({ store, log }, owner, { ...options, profileId: profile.copyOf });
    const redactor = await redactorFor({ store }, owner, profile);
    return { shown: projectAnonymousProfile({ log }, redactor, profile, options), isAnonymous: true, redactor };
  } catch (error) {
    log.warn('profile was not loaded', { detail: PortalError.from(error).message });
    return onlyAnonymous;
  }
}
