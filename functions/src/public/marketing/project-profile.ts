import type { Organization } from '@portal/domain/organizations/organization';
import type { BuiltProfile } from '@portal/domain/profiles/built-profile';
import { shownProfile, type ShownProfile } from '@portal/domain/profiles/shown-profile';
import { toSafeHtml } from '../../projections/rich-text';

/** A built profile as viewers see it: without the sections for recruiters, sanitized again. */
export function projectProfile(
  built: BuiltProfile,
  { hideContactInformation }: Pick<Organization, 'hideContactInformation'>,
): ShownProfile {
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
