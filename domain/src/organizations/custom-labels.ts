import { record, type Model } from '../fields/model';
import { maxTextLength, optionalText } from '../fields/text';
import type { LabelKey } from '../texts/labels';

/** Texts of its own that an organization has set (001 §3 customLabels); `''` means the default, see `labels.ts`. */
export const customLabelsSchema = record({
  browserTitleTag: optionalText(),
  attachments: optionalText(),
  recruiterNotes: optionalText(),
  internalNotes: optionalText(),
  candidateResume: optionalText(),
  contact: optionalText(),
  skills: optionalText(),
  certifications: optionalText(),
  threeDIQScore: optionalText(),
  activity: optionalText(),
  jobNotes: optionalText(),
  tearsheetsCandidates: optionalText(),
  selectClientContactsBrandSelectLabel: optionalText(),
  unsubscribeQuestion: optionalText(maxTextLength),
  unsubscribeButtonText: optionalText(),
  unsubscribeMessageAfterConfirmation: optionalText(maxTextLength),
  feedbackMessage: optionalText(maxTextLength),
  feedbackMessageCCEnabled: optionalText(maxTextLength),
} satisfies Record<LabelKey, unknown>);
export type OrganizationLabels = Model<typeof customLabelsSchema>;

/** Labels that a brand of the submission platform may replace (001 §3 Brand). */
export const brandLabelKeys = [
  'attachments',
  'recruiterNotes',
  'internalNotes',
  'candidateResume',
  'contact',
  'skills',
  'certifications',
  'threeDIQScore',
  'activity',
] as const satisfies readonly LabelKey[];

/** Labels that a brand of skills marketing may replace as well. */
export const unsubscribeLabelKeys = [
  'unsubscribeQuestion',
  'unsubscribeButtonText',
  'unsubscribeMessageAfterConfirmation',
] as const satisfies readonly LabelKey[];

export const brandLabelsSchema = customLabelsSchema.pick(brandLabelKeys);
export const smBrandLabelsSchema = customLabelsSchema.pick([...brandLabelKeys, ...unsubscribeLabelKeys]);
