import { record, type Model } from '../fields/model';
import { maxTextLength, optionalText } from '../fields/text';
import { url } from '../fields/url';

/** The card that confirms an applicant's upload (000 §3, 002 §2). */
export const publicJobUploadSchema = record({
  title: optionalText(),
  prompt: optionalText(maxTextLength),
  link1: url(),
  link2: url(),
});
export type PublicJobUpload = Model<typeof publicJobUploadSchema>;
