import { isEmptyHtml } from '../fields/rich-text';
import type { ProfileDesign } from '../templates/profile-design';
import { isSeenByViewers, type BuiltProfile, type ProfileSection } from './built-profile';
import type { ProfileFile } from './profile-file';

/** A section as it is shown: on the page, in the PDF and in Word. */
export interface ShownSection {
  key: string;
  title: string;
  kind: 'text' | 'badges' | 'files' | 'resume';
  /** Sanitized HTML. */
  content: string;
  badges: string[];
  /** `path` is `''` for viewers. */
  files: Pick<ProfileFile, 'url' | 'path' | 'originalFilename' | 'mimeType'>[];
  isRecruiterOnly: boolean;
}

/** A profile as it is shown. Its content and order are the same everywhere. */
export interface ShownProfile {
  design: ProfileDesign;
  /** Sanitized HTML; `''` when there is none. */
  headerContent: string;
  sections: ShownSection[];
  secondColumn: ShownSection[];
  footerContent: string;
}

/** Who sees a profile. */
export interface ProfileAudience {
  /** Staff: with the sections for recruiters only and the internal notes. */
  isRecruiter: boolean;
  hidesContact?: boolean;
  /** Keeps empty sections, so that they can be edited. */
  isEditing?: boolean;
}

/**
 * What one audience sees of a profile: viewers nothing that is for recruiters, and no empty sections. A resume without text
 * stays, because a document may be shown in its place.
 */
export function shownProfile(built: BuiltProfile, audience: ProfileAudience): ShownProfile {
  const column = (sections: readonly ProfileSection[]) =>
    sections.filter((section) => isShown(section, audience)).map(shownSection);
  return {
    design: built.design,
    headerContent: built.headerContent,
    sections: column(built.completedProfile),
    secondColumn: column(built.secondColumn),
    footerContent: audience.hidesContact && built.isFooterContact ? built.footerWithoutContact : built.footerContent,
  };
}

function isShown(section: ProfileSection, { isRecruiter, hidesContact, isEditing }: ProfileAudience): boolean {
  if (!isRecruiter && !isSeenByViewers(section)) return false;
  if (hidesContact && section.isContact) return false;
  return isEditing === true || section.isResume || !isEmptySection(section);
}

function isEmptySection({ content, badges, files }: ProfileSection): boolean {
  return isEmptyHtml(content) && badges.length === 0 && files.length === 0;
}

function shownSection(section: ProfileSection): ShownSection {
  const { key, title, content, badges, isRecruiterOnly } = section;
  const files = section.files.map(({ url, path, originalFilename, mimeType }) => ({
    ...{ url, path, originalFilename, mimeType },
  }));
  return { key, title, kind: kindOf(section), content, badges: content === '' ? badges : [], files, isRecruiterOnly };
}

function kindOf({ isFile, isResume, content, badges }: ProfileSection): ShownSection['kind'] {
  if (isResume) return 'resume';
  if (isFile) return 'files';
  return content === '' && badges.length > 0 ? 'badges' : 'text';
}
