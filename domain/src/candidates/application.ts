import { requiredText } from '../fields/text';
import { record, type Model } from '../fields/model';
import { correctableFields } from '../corrections/correctable';
import { formTexts } from '../texts/form';
import { hasWithdrawn } from './agreement';
import type { JobCandidate } from './job-candidate';

/** How far an application is, in order, as applicants see it. */
export const applicationStages = ['received', 'reviewed', 'submitted', 'closed'] as const;
export type ApplicationStage = (typeof applicationStages)[number];

type Applicant = Pick<JobCandidate, 'isDeleted' | 'isFavorite' | 'submissionStatus' | 'summary' | 'agreement'>;

/**
 * How far an application is. A client's answer is not part of it: the recruiter tells it. An application counts as reviewed
 * when a user has set a status, passed it on, marked it or written a note.
 */
export function applicationStageOf(
  { isDeleted, isFavorite, submissionStatus, summary }: Applicant,
  { isJobOpen }: { isJobOpen: boolean },
): ApplicationStage {
  const { client, accountManager, portal, shownAt, detail } = submissionStatus;
  if (isDeleted || !isJobOpen) return 'closed';
  if (client || portal || shownAt) return 'submitted';
  const isReviewed =
    accountManager || isFavorite || [detail, summary.recruiterNotes, summary.privateNotes].some(Boolean);
  return isReviewed ? 'reviewed' : 'received';
}

/** What an applicant may change: a resume that a client has stays, until the recruiter replaces it. */
export function applicationChanges(
  applicant: Applicant,
  job: { isJobOpen: boolean },
): { mayCorrect: boolean; mayReplaceResume: boolean } {
  const stage = applicationStageOf(applicant, job);
  const mayCorrect = stage !== 'closed' && !hasWithdrawn(applicant);
  return { mayCorrect, mayReplaceResume: mayCorrect && stage !== 'submitted' };
}

/** The contact data that an applicant can correct. */
export const applicantContactSchema = record({
  firstName: requiredText(100),
  lastName: correctableFields.lastName,
  email: correctableFields.email.required(formTexts.required),
  phone: correctableFields.phone,
  city: correctableFields.city,
  state: correctableFields.state,
});
export type ApplicantContact = Model<typeof applicantContactSchema>;

/** The contact data of a candidate. */
export function applicantContactOf({
  firstName,
  lastName,
  fullName,
  email,
  phone,
  address: { city, state },
}: Pick<JobCandidate, 'firstName' | 'lastName' | 'fullName' | 'email' | 'phone' | 'address'>): ApplicantContact {
  return { firstName: firstName || (lastName ? '' : fullName), lastName, email, phone, city, state };
}
