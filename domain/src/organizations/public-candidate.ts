import { boolean, number } from 'yup';
import { defaultResumeLinkAgeDays, resumeLinkAgeChoices } from '../constants/public-links';
import { record, type Model } from '../fields/model';
import { optionalText } from '../fields/text';
import { settingChoiceTexts, settingSectionTexts as sections } from '../texts/settings';

/** Days that a public resume link lives; null when no age was chosen, 0 for links that never expire. */
export function resumeLinkAgeDays() {
  return number()
    .nullable()
    .oneOf([...resumeLinkAgeChoices, null])
    .default(null)
    .meta({
      label: 'Days until resume links expire',
      options: Object.fromEntries(resumeLinkAgeChoices.map((days) => [days, settingChoiceTexts.linkAge(days)])),
      placeholder: settingChoiceTexts.linkAge(defaultResumeLinkAgeDays),
    });
}

/** How public resume pages treat viewers. */
export const publicCandidateSettingsSchema = record({
  resumeLinkAgeDays: resumeLinkAgeDays().meta({
    tab: 'security',
    section: sections.linkExpiry,
    when: 'productFeature.candidate.expiryLink',
  }),
  isOneTimeFeedback: boolean().default(true).meta({ label: 'Viewers give feedback once' }),
  offerMaybe: boolean().default(true).meta({
    label: 'Offer Maybe on resumes',
    help: 'Viewers may answer Maybe instead of a thumbs up or down.',
  }),
  sendFeedbackCopyToUser: boolean().default(false).meta({ label: 'Offer viewers a copy of their feedback' }),
  customFeedbackCopyCandidateName: optionalText().meta({
    label: 'Name of the candidate in the copy',
    help: 'Replaces the name of the candidate in the copy of feedback that viewers get.',
  }),
  customFeedbackCopySMCandidateName: optionalText().meta({ label: 'Name of the marketing candidate in the copy' }),
}).meta({ tab: 'feedback', section: sections.afterFeedback });
export type PublicCandidateSettings = Model<typeof publicCandidateSettingsSchema>;
