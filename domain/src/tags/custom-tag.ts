import { string } from 'yup';
import { record, type Model } from '../fields/model';
import { requiredText } from '../fields/text';

/** Collections of tags that people add, and the field in which each keeps the title (000 §3 Custom tag). */
export const tagTitleFields = {
  customTags: 'title',
  customJobTitles: 'jobTitle',
  customSkills: 'skillTitle',
  customIndustries: 'industryTitle',
  customEducations: 'educationTitle',
  customDegrees: 'degreeTitle',
  customCertifications: 'certificationTitle',
} as const;
export type TagCollection = keyof typeof tagTitleFields;
export type TagTitleField = (typeof tagTitleFields)[TagCollection];

/** Characters of a tag. */
export const maxTagLength = 100;

/** A tag; beside these fields it has the title field of its collection. */
export const customTagSchema = record({
  name: requiredText(maxTagLength),
  /** The name in lower case: what is searched and what must be unique. */
  caseInsensitive: string().required(),
  title: string(),
  jobTitle: string(),
  skillTitle: string(),
  industryTitle: string(),
  educationTitle: string(),
  degreeTitle: string(),
  certificationTitle: string(),
});
export type CustomTag = Model<typeof customTagSchema>;

/**
 * The id of a tag: the same for the same words, however they are capitalised, so that nobody adds a tag twice.
 * @param caseInsensitive see {@link customTagSchema}.
 */
export function customTagId(caseInsensitive: string): string {
  return `tag-${encodeURIComponent(caseInsensitive)}`;
}

/** A tag as it is stored in its collection (000 §3). */
export function makeCustomTag(collection: TagCollection, name: string): CustomTag {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  return { name: trimmed, caseInsensitive: trimmed.toLowerCase(), [tagTitleFields[collection]]: trimmed };
}
