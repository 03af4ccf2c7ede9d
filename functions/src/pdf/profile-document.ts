import type { ShownProfile, ShownSection } from '@portal/domain/profiles/shown-profile';
import type { ProfileDesign } from '@portal/domain/templates/profile-design';
import { richBlocks, type RichBlock } from './rich-blocks';

/** A section of a profile's PDF or Word file. */
export interface DocumentSection {
  title: string;
  badges: string[];
  blocks: RichBlock[];
  /** Names of its files: their addresses open for viewers of the page alone, and not for long. */
  files: { name: string }[];
}

/** A profile as plain data for its PDF and its Word file, in the order of the page. */
export interface ProfileDocument {
  title: string;
  author: string;
  design: ProfileDesign;
  /** Color of headings and rules. */
  accent: string;
  skillsColor: string;
  /** Of the agency or brand; `url` is `''` without one. */
  logo: { url: string; alignment: 'left' | 'center' | 'right' };
  header: RichBlock[];
  sections: DocumentSection[];
  secondColumn: DocumentSection[];
  footer: RichBlock[];
}

/** The largest logo of a document, in CSS pixels. */
export const maxLogo = { width: 688, height: 56 } as const;
const noLogo: ProfileDocument['logo'] = { url: '', alignment: 'left' };

/**
 * The document of a profile.
 * @param profile what the audience of the document may see.
 */
export function profileDocument(
  profile: ShownProfile,
  facts: Pick<ProfileDocument, 'title' | 'author' | 'accent' | 'skillsColor'> & Partial<Pick<ProfileDocument, 'logo'>>,
): ProfileDocument {
  return {
    logo: noLogo,
    ...facts,
    design: profile.design,
    header: richBlocks(profile.headerContent),
    sections: profile.sections.flatMap(documentSection),
    secondColumn: profile.secondColumn.flatMap(documentSection),
    footer: richBlocks(profile.footerContent),
  };
}

/** None for a section that would be a heading without content, such as a resume that is only a file. */
function documentSection({ title, content, badges, files }: ShownSection): DocumentSection[] {
  const blocks = richBlocks(content);
  if (blocks.length === 0 && badges.length === 0 && files.length === 0) return [];
  return [{ title, badges, blocks, files: files.map(({ originalFilename }) => ({ name: originalFilename })) }];
}
