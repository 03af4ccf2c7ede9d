import { string } from 'yup';
import { record, type Model } from '../fields/model';
import { requiredText } from '../fields/text';

/** Collections of custom tags, and the field with the title in each. */
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

/** Maximum characters of a tag. */
export const maxTagLength = 100;

/** A tag; of the title fields it has the one of its collection. */
export const customTagSchema = record({
  name: requiredText(maxTagLength),
  /** The name in lower case: searched, and unique. */
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
 * The id of a tag, equal for names that differ only in case, so that tags are unique.
 * @param caseInsensitive see {@link customTagSchema}.
 */
export function customTagId(caseInsensitive: string): string {
  return `tag-${encodeURIComponent(caseInsensitive)}`;
}

/** A new tag of the collection. */
export function makeCustomTag(collection: TagCollection, name: string): CustomTag {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  return { name: trimmed, caseInsensitive: trimmed.toLowerCase(), [tagTitleFields[collection]]: trimmed };
}
