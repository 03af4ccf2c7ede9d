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

/**
 * The id of a tag, equal for names that differ only in case, so that tags are unique.
 * @param caseInsensitive the name in lower case.
 */
export function customTagId(caseInsensitive: string): string {
  return `tag-${encodeURIComponent(caseInsensitive)}`;
}
