import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import type { Brand } from '@portal/domain/brands/brand';
import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Redactor } from '@portal/domain/redaction/redactor';
import { redactionTexts } from '@portal/domain/texts/redaction';
import { isFeatureOn } from '@portal/domain/fields/feature-flag';
import type { Job } from '@portal/domain/jobs/job';
import type { Organization } from '@portal/domain/organizations/organization';
import type { SubmissionRecipient } from '@portal/domain/submissions/recipient';
import type { SubmissionValues } from '@portal/domain/submissions/submission-text';
import { submissionTexts } from '@portal/domain/texts/submissions';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { clientRedactorOf } from '../projections/client-texts';
import type { StaffContext } from '../runtime/route';

/** What a submission is about. */
export interface Submission {
  organization: Organization;
  /** The chosen brand, else the sender's. */
  brand: Brand;
  job: Job;
  candidates: JobCandidate[];
  /** What recipients read of the candidates, in their order. An anonymous one is not named. */
  shown: { name: string; occupation: string }[];
  /** The redactors of those who are anonymous: their mail is checked. */
  redactors: Redactor[];
}

/**
 * Reads the data of a submission.
 * @throws PortalError `notFound` for a job or candidate that is gone; `invalidRequest` for several candidates where the
 *   organization submits one at a time.
 */
export async function loadSubmission(
  { store, actor }: Pick<StaffContext, 'store' | 'actor'>,
  input: { organizationId: string; jobId: string; candidateIds: readonly string[]; brand?: string },
): Promise<Submission> {
  const { organizationId, jobId } = input;
  const ids = [...new Set(input.candidateIds)];
  const [organization, job, sender, ...found] = await Promise.all([
    store.organizations.get(organizationId),
    store.jobs.get(organizationId, jobId),
    store.users.get(actor.uid),
    ...ids.map((candidateId) => store.candidates.get({ organizationId, jobId, candidateId })),
  ]);
  const candidates = found.filter((candidate): candidate is JobCandidate => candidate?.isDeleted === false);
  if (!organization || !job || candidates.length < ids.length) throw new PortalError('notFound');
  if (ids.length > 1 && !isFeatureOn(organization.productFeature.job.multipleCandidatesClientSubmission)) {
    throw new PortalError('invalidRequest', { userMessage: submissionTexts.onlyOne });
  }
  const introduced = await Promise.all(candidates.map((candidate) => introduce({ store }, candidate)));
  return {
    organization,
    brand: resolveBrand(organization, input.brand || sender?.selectedBrand),
    job,
    candidates,
    shown: introduced.map(({ shown }) => shown),
    redactors: introduced.flatMap(({ redactor }) => redactor ?? []),
  };
}

/** How a mail introduces a candidate. */
async function introduce(
  { store }: Pick<StaffContext, 'store'>,
  candidate: JobCandidate,
): Promise<{ shown: Submission['shown'][number]; redactor: Redactor | null }> {
  const redactor = await clientRedactorOf({ store }, candidate);
  return {
    shown: redactor
      ? { name: publicResumeTexts.anonymous, occupation: '' }
      : { name: candidateName(candidate), occupation: candidate.occupation },
    redactor,
  };
}

/**
 * Requires that a mail does not tell who an anonymous candidate is.
 * @throws PortalError `conflict` with a message that names what and where.
 */
export function requireUntold({ redactors }: Submission, mail: { subject: string; body: string }): void {
  for (const redactor of redactors) {
    const [leak] = [
      ...redactor.listed(mail.subject, redactionTexts.subject),
      ...redactor.listed(mail.body, redactionTexts.message),
    ];
    if (leak) throw new PortalError('conflict', { userMessage: redactionTexts.notShared(leak), detail: 'leak' });
  }
}

/** The subject of a submission: the brand's, else the organization's, else the default. */
export function defaultSubject({ brand, candidates }: Submission): string {
  const own =
    candidates.length > 1 ? brand.customSubjectClientSubmissionMultipleCandidates : brand.customSubjectClientSubmission;
  return own || submissionTexts.subject;
}

/** The values of the variables for a recipient. */
export function valuesFor(
  { job, shown }: Submission,
  recipient: SubmissionRecipient,
  senderName: string,
): SubmissionValues {
  return {
    candidateName: shown.map(({ name }) => name).join(', '),
    jobId: job.entityId || job.id,
    jobTitle: job.jobTitle,
    companyName: job.company,
    recipientName: recipient.name || submissionTexts.there,
    senderName,
  };
}
