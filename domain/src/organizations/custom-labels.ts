import { record, type Model } from '../fields/model';
import { maxTextLength, optionalText } from '../fields/text';
import type { LabelKey } from '../texts/labels';

const text = (label: string) => optionalText().meta({ label });
const longText = (label: string) => optionalText(maxTextLength).meta({ label });
const ofMarketing = { when: 'productFeature.skillsMarketing.enable' };

/** Texts that an organization has replaced with its own; `''` means the default, see `labels.ts`. */
export const customLabelsSchema = record({
  browserTitleTag: text('Browser title'),
  attachments: text('Attachments'),
  recruiterNotes: text('Recruiter notes'),
  internalNotes: text('Internal notes'),
  candidateResume: text('Candidate resume'),
  contact: text('Contact'),
  skills: text('Skills'),
  certifications: text('Certifications'),
  threeDIQScore: text('Score'),
  activity: text('Activity'),
  jobNotes: text('Job notes').meta({ when: 'showJobNotes' }),
  tearsheetsCandidates: text('Candidates of a tearsheet'),
  selectClientContactsBrandSelectLabel: text('Brand of client contacts'),
  unsubscribeQuestion: longText('Unsubscribe question').meta(ofMarketing),
  unsubscribeButtonText: text('Unsubscribe button').meta(ofMarketing),
  unsubscribeMessageAfterConfirmation: longText('Message after unsubscribing').meta(ofMarketing),
  feedbackMessage: longText('Message after feedback').meta({ tab: 'feedback' }),
  feedbackMessageCCEnabled: longText('Message after feedback with a copy').meta({ tab: 'feedback' }),
} satisfies Record<LabelKey, unknown>).meta({ tab: 'labels' });
export type OrganizationLabels = Model<typeof customLabelsSchema>;

/** Labels that a brand of the submission platform may replace. */
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
