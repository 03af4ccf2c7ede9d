import type { FeedbackForm } from '@portal/domain/contracts/public-api';
import { feedbackForm } from '@portal/domain/feedback/feedback-form';
import { resolveQuestions } from '@portal/domain/organizations/resolve-questions';
import type { ResumeSubject } from './resume-subject';

/** The questions for a viewer after a vote on a resume. */
export function projectQuestions({ organization, brand }: Pick<ResumeSubject, 'organization' | 'brand'>): FeedbackForm {
  const { isOneTimeFeedback } = brand.publicCandidate ?? organization.publicCandidate;
  return feedbackForm(resolveQuestions(brand, organization), isOneTimeFeedback);
}

/** Whether viewers of a resume may answer Maybe: neither the organization nor the brand has switched it off. */
export function offersMaybe({ organization, brand }: Pick<ResumeSubject, 'organization' | 'brand'>): boolean {
  return organization.publicCandidate.offerMaybe && (brand.publicCandidate?.offerMaybe ?? true);
}
