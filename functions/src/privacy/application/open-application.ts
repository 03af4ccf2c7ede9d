import { hasWithdrawn } from '@portal/domain/candidates/agreement';
import { applicationChanges } from '@portal/domain/candidates/application';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import { record } from '@portal/domain/fields/model';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import type { Organization } from '@portal/domain/organizations/organization';
import { applicationTexts } from '@portal/domain/texts/application';
import { limitClient } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { candidateOfLink, openCandidateLink } from '../open-candidate-link';

const linkSchema = record(candidateOfLink);

const hour = 60 * 60;
const limits = {
  change: { max: 20, maxOfAll: 40, windowSeconds: hour },
  upload: { max: 5, maxOfAll: 10, windowSeconds: hour },
};

export interface Application {
  key: CandidateKey;
  candidate: JobCandidate;
  job: Job;
  organization: Organization;
  isJobOpen: boolean;
}

/**
 * What the link of an applicant leads to.
 * @throws PortalError `notFound` for a forged or old link, an erased person, and an agency that has turned the page off.
 */
export async function openApplication(context: PublicContext, code: string): Promise<Application> {
  const { store } = context;
  const key = await openCandidateLink(context, 'application', linkSchema, code);
  const [candidate, job, organization] = await Promise.all([
    store.candidates.get(key),
    store.jobs.get(key.organizationId, key.jobId),
    store.organizations.get(key.organizationId),
  ]);
  if (!candidate || !job || !organization?.privacy.application.isOn) {
    throw new PortalError('notFound', { detail: 'application' });
  }
  return { key, candidate, job, organization, isJobOpen: job.status === jobStatus.open };
}

/**
 * What the link of an applicant leads to, for a change.
 * @throws PortalError see {@link openApplication}; `conflict` for one that the applicant cannot change any more;
 *   `tooManyRequests`.
 */
export async function openChangeable(
  context: PublicContext,
  code: string,
  kind: keyof typeof limits,
): Promise<Application> {
  const application = await openApplication(context, code);
  const limit = { ...limits[kind], name: `application-${kind}`, userMessage: applicationTexts.tooOften };
  await limitClient(context, limit, application.key.candidateId);
  requireChangeable(application.candidate, application, kind);
  return application;
}

/** @throws PortalError `conflict`. */
export function requireChangeable(
  candidate: JobCandidate,
  { isJobOpen }: Pick<Application, 'isJobOpen'>,
  kind: keyof typeof limits,
): void {
  const { mayCorrect, mayReplaceResume } = applicationChanges(candidate, { isJobOpen });
  if (kind === 'upload' ? mayReplaceResume : mayCorrect) return;
  const userMessage = mayCorrect ? applicationTexts.resumeStays : applicationTexts.cannotChange;
  throw new PortalError('conflict', { userMessage, detail: hasWithdrawn(candidate) ? 'withdrawn' : 'closed' });
}
