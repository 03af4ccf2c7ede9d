import { record, type Model } from '../fields/model';
import { maxTextLength, optionalText } from '../fields/text';
import { url } from '../fields/url';
import { settingSectionTexts } from '../texts/settings';

/** The card that confirms an applicant's upload. */
export const publicJobUploadSchema = record({
  title: optionalText().meta({ label: 'Title', isIdentity: true }),
  prompt: optionalText(maxTextLength).meta({ label: 'Text', isIdentity: true }),
  link1: url().meta({ label: 'First link' }),
  link2: url().meta({ label: 'Second link' }),
}).meta({ tab: 'general', section: settingSectionTexts.uploadConfirmation });
export type PublicJobUpload = Model<typeof publicJobUploadSchema>;
