import { string } from 'yup';
import { record, type Model } from '../fields/model';
import { requiredText } from '../fields/text';
import { tagTitleFields, type TagCollection } from './tag-collection';

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

/** A new tag of the collection. */
export function makeCustomTag(collection: TagCollection, name: string): CustomTag {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  return { name: trimmed, caseInsensitive: trimmed.toLowerCase(), [tagTitleFields[collection]]: trimmed };
}
