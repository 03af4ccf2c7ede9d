import { defaultBrandName, productName } from '../constants/application';

/**
 * Texts that an organization or a brand may replace by its own (001 §3 customLabels), with what stands there when it
 * has not (001 §9, 002 §2, §8). An empty default means: nothing is shown.
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
  unsubscribeLink: 'Unsubscribe',
  unsubscribeQuestion: 'Are you sure you want to unsubscribe?',
  unsubscribeButtonText: 'Confirm',
  unsubscribeMessageAfterConfirmation: "Thanks, you've been unsubscribed.",
  feedbackMessage: 'Your feedback has been submitted.',
  feedbackMessageCCEnabled: "Thank you!  We've emailed you a copy of your feedback.",
  defaultBrand: defaultBrandName,
} as const;
