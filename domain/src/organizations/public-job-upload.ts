import { record, type Model } from '../fields/model';
import { maxTextLength, optionalText } from '../fields/text';
import { webAddress } from '../fields/web-address';

/** The card that confirms an applicant's upload (000 §3, 002 §2). */
export const publicJobUploadSchema = record({
  title: optionalText(),
  prompt: optionalText(maxTextLength),
  link1: webAddress(),
  link2: webAddress(),
});
export type PublicJobUpload = Model<typeof publicJobUploadSchema>;
