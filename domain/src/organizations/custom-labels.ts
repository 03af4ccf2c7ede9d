import { record, type Model } from '../fields/model';
import { maxTextLength, optionalText } from '../fields/text';
import { defaultLabels, type LabelKey } from '../texts/labels';
import { settingSectionTexts as sections } from '../texts/settings';

const text = (key: LabelKey, label: string) => optionalText().meta({ label, placeholder: defaultLabels[key] });
const longText = (key: LabelKey, label: string) =>
  optionalText(maxTextLength).meta({ label, placeholder: defaultLabels[key] });
const ofMarketing = { when: 'productFeature.skillsMarketing.enable', section: sections.unsubscribing };
const ofFeedback = { tab: 'feedback', section: sections.afterFeedback } as const;

/** Texts that an organization has replaced with its own; `''` means the default, see `labels.ts`. */
export const customLabelsSchema = record({
  browserTitleTag: text('browserTitleTag', 'Browser title').meta({ isIdentity: true }),
  attachments: text('attachments', 'Attachments'),
  recruiterNotes: text('recruiterNotes', 'Recruiter notes'),
  internalNotes: text('internalNotes', 'Internal notes'),
  candidateResume: text('candidateResume', 'Candidate resume'),
  contact: text('contact', 'Contact'),
  skills: text('skills', 'Skills'),
  certifications: text('certifications', 'Certifications'),
  threeDIQScore: text('threeDIQScore', 'Score'),
  activity: text('activity', 'Activity'),
  jobNotes: text('jobNotes', 'Job notes').meta({ when: 'showJobNotes' }),
  tearsheetsCandidates: text('tearsheetsCandidates', 'Candidates of a tearsheet'),
  selectClientContactsBrandSelectLabel: text('selectClientContactsBrandSelectLabel', 'Brand of client contacts'),
  unsubscribeQuestion: longText('unsubscribeQuestion', 'Unsubscribe question').meta(ofMarketing),
  unsubscribeButtonText: text('unsubscribeButtonText', 'Unsubscribe button').meta(ofMarketing),
  unsubscribeMessageAfterConfirmation: longText(
    'unsubscribeMessageAfterConfirmation',
    'Message after unsubscribing',
  ).meta(ofMarketing),
  feedbackMessage: longText('feedbackMessage', 'Message after feedback').meta(ofFeedback),
  feedbackMessageCCEnabled: longText('feedbackMessageCCEnabled', 'Message after feedback with a copy').meta(ofFeedback),
} satisfies Record<LabelKey, unknown>).meta({ tab: 'labels', section: sections.labels });
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
