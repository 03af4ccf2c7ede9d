import { boolean, number } from 'yup';
import { resumeLinkAgeChoices } from '../constants/public-links';
import { record, type Model } from '../fields/model';
import { optionalText } from '../fields/text';

/** Days that a public resume link lives; null when nobody has chosen, 0 for ever (001 §9). */
export function resumeLinkAgeDays() {
  return number()
    .nullable()
    .oneOf([...resumeLinkAgeChoices, null])
    .default(null);
}

/** How public resume pages treat viewers: tabs Feedback and Security (001 §3). */
export const publicCandidateSettingsSchema = record({
  resumeLinkAgeDays: resumeLinkAgeDays(),
  /** A vote stays with the viewer and is not asked for again. */
  isOneTimeFeedback: boolean().default(true),
  sendFeedbackCopyToUser: boolean().default(false),
  /** Name that stands for the candidate in the copy of feedback that viewers are sent. */
  customFeedbackCopyCandidateName: optionalText(),
  customFeedbackCopySMCandidateName: optionalText(),
});
export type PublicCandidateSettings = Model<typeof publicCandidateSettingsSchema>;
