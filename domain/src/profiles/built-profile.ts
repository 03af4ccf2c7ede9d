import { boolean, mixed, number, string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { richText } from '../fields/text';
import { blockSchema } from '../templates/block';
import { profileDesigns, type ProfileDesign } from '../templates/profile-design';
import { maxBlocks } from '../templates/profile-template';
import { profileFileSchema } from './profile-file';

/** A section of a built profile. Edited sections are not rebuilt. */
export const profileSectionSchema = blockSchema.shape({
  wasEdited: boolean().default(false),
  /** Short terms, such as skills, that are shown instead of `content`. */
  badges: list(string().max(200).required(), 200),
  files: list(profileFileSchema, 50),
  /** Whether it shows the recruiter's contact data. */
  isContact: boolean().default(false),
  /** Grows with each save of this section, so that a second editor overwrites nothing unseen. */
  revision: number().integer().min(0).default(0),
});
export type ProfileSection = Model<typeof profileSectionSchema>;

/** Whether viewers may see a section at all. */
export function isSeenByViewers({ isRecruiterOnly, isPrivateNotes }: ProfileSection): boolean {
  return !isRecruiterOnly && !isPrivateNotes;
}

/** A profile as it was built from its template, before it is projected for viewers or staff. */
export const builtProfileSchema = record({
  design: mixed<ProfileDesign>().oneOf(profileDesigns).default('classic'),
  /** `''` when the template hides it. */
  headerContent: richText(),
  completedProfile: list(profileSectionSchema, maxBlocks),
  /** `''` when the template hides it. */
  footerContent: richText(),
  /** Whether the footer shows the recruiter's contact data. */
  isFooterContact: boolean().default(false),
  /** The footer with its own text alone, for viewers who do not get the recruiter's contact data. */
  footerWithoutContact: richText(),
  secondColumn: list(profileSectionSchema, maxBlocks),
  /** Edited sections that the template lacks: nobody sees them, and they return with a template that has them. */
  setAside: list(profileSectionSchema, maxBlocks),
});
export type BuiltProfile = Model<typeof builtProfileSchema>;

/** The built profile as it is stored as a JSON document: only what viewers may see. */
export const staticPublicProfileSchema = builtProfileSchema.omit(['setAside']).shape({
  /** Where the resume can be read; `''` for none. */
  fileUrl: string().max(2000).default(''),
  docViewer: string().max(50).default(''),
});
export type StaticPublicProfile = Model<typeof staticPublicProfileSchema>;

/**
 * The sections of a profile after its template or data changed: edited sections stay, others are rebuilt.
 * @param built in the order of the template.
 * @param stored the profile's previous sections; matched by key.
 */
export function keepEditedSections(
  built: readonly ProfileSection[],
  stored: readonly ProfileSection[],
): ProfileSection[] {
  return built.map((section) => {
    const previous = stored.find(({ key }) => key !== '' && key === section.key);
    if (!previous) return section;
    return previous.wasEdited ? previous : { ...section, revision: previous.revision };
  });
}
