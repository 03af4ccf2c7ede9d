import { productName } from '../constants/application';

/**
 * Texts that an organization or a brand may replace by its own (001 §3 customLabels), with what stands there when it
 * has not (001 §9; 002 §2, §8). The title of the browser has no default text: it is the organization's name.
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

/** Labels that an organization or a brand has set; an empty text counts as not set. */
export type CustomLabels = Readonly<Partial<Record<LabelKey, string | null | undefined>>>;

/**
 * The text that stands at a labelled place.
 * @param customLabels what the organization, or the brand over the organization, has set; none at all is fine.
 */
export function resolveLabel(customLabels: CustomLabels | null | undefined, key: LabelKey): string {
  return customLabels?.[key]?.trim() || defaultLabels[key];
}

/** Title of the browser: the organization's label, else its name (000 §2). */
export function browserTitle(organization: { name: string; customLabels?: CustomLabels | null | undefined }): string {
  return resolveLabel(organization.customLabels, 'browserTitleTag') || organization.name;
}
