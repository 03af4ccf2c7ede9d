import { record, type Model } from '../fields/model';
import { maxTextLength, optionalText } from '../fields/text';
import { url } from '../fields/url';

/** The card that confirms an applicant's upload. */
export const publicJobUploadSchema = record({
  title: optionalText().meta({ label: 'Upload confirmation: title' }),
  prompt: optionalText(maxTextLength).meta({ label: 'Upload confirmation: text' }),
  link1: url().meta({ label: 'Upload confirmation: first link' }),
  link2: url().meta({ label: 'Upload confirmation: second link' }),
}).meta({ tab: 'general' });
export type PublicJobUpload = Model<typeof publicJobUploadSchema>;
