import { productName } from '../constants/application';

/**
 * Default labels, which an organization or a brand may replace. The browser title has no default: it is the
 * organization's name.
 */
export const defaultLabels = {
  browserTitleTag: '',
  attachments: 'Attachments',
  recruiterNotes: 'Recruiter Notes',
  internalNotes: 'Internal Notes',
  candidateResume: 'Candidate Resume',
  contact: 'Contact',
  skills: 'Skills',
  certifications: 'Certifications',
  threeDIQScore: `${productName} Score`,
  activity: 'Activity',
  jobNotes: 'Job Notes',
  tearsheetsCandidates: 'Candidates',
  selectClientContactsBrandSelectLabel: 'Brand',
  unsubscribeQuestion: 'Are you sure you want to unsubscribe?',
  unsubscribeButtonText: 'Confirm',
  unsubscribeMessageAfterConfirmation: "Thanks, you've been unsubscribed.",
  feedbackMessage: 'Your feedback has been submitted.',
  feedbackMessageCCEnabled: "Thank you!  We've emailed you a copy of your feedback.",
} as const;

export type LabelKey = keyof typeof defaultLabels;

/** Labels of an organization or a brand; an empty text counts as not set. */
export type CustomLabels = Readonly<Partial<Record<LabelKey, string | null | undefined>>>;

/**
 * The text of a label.
 * @param customLabels of the organization, or of the brand merged over it.
 */
export function resolveLabel(customLabels: CustomLabels | null | undefined, key: LabelKey): string {
  return customLabels?.[key]?.trim() || defaultLabels[key];
}

/** Browser title: the organization's label, else its name. */
export function browserTitle(organization: { name: string; customLabels?: CustomLabels | null | undefined }): string {
  return resolveLabel(organization.customLabels, 'browserTitleTag') || organization.name;
}
