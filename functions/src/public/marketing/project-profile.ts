import type { Organization } from '@portal/domain/organizations/organization';
import type { BuiltProfile } from '@portal/domain/profiles/built-profile';
import { shownProfile, type ShownProfile } from '@portal/domain/profiles/shown-profile';
import { readableProfile } from '@portal/domain/profiles/readable-profile';
import { toSafeHtml } from '../../projections/rich-text';
import type { PublicContext } from '../../runtime/route';

/**
 * A built profile as viewers see it: without the sections for recruiters, sanitized again. Broken parts are logged and left
 * out.
 */
export function projectProfile(
  { log }: Pick<PublicContext, 'log'>,
  stored: { id: string; built: BuiltProfile },
  { hideContactInformation }: Pick<Organization, 'hideContactInformation'>,
): ShownProfile {
  const { built, broken } = readableProfile(stored.built);
  if (broken.length > 0) log.warn('parts of a profile are broken', { profileId: stored.id, broken: broken.join(' ') });
  const shown = shownProfile(built, { isRecruiter: false, hidesContact: hideContactInformation });
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
