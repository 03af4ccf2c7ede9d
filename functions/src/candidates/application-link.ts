import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { dayMs } from '@portal/domain/constants/time';
import { isEmail } from '@portal/domain/fields/email-address';
import type { Job } from '@portal/domain/jobs/job';
import { publicLinks } from '@portal/domain/links/public-links';
import { siteUrl } from '../links/agency-host';
import { projectMailTheme } from '../projections/project-theme';
import { isWithinRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { sealCode } from '../runtime/sealed-codes';

/** An applicant can follow and withdraw for as long as this. */
const linkLifetimeMs = 3 * 365 * dayMs;

/** Mails to one mailbox about applications: anybody can upload a resume with anybody's email. */
const mailLimit = { name: 'applicationMail', max: 5, windowSeconds: 24 * 60 * 60 };

/** Path of an applicant's page. */
export function applicationPath(
  { config, clock }: Pick<PublicContext, 'config' | 'clock'>,
  { organizationId, jobId, candidateId }: CandidateKey,
): string {
  const link = { organizationId, jobId, candidateId };
  return publicLinks.application(sealCode(config, 'application', link, clock.now() + linkLifetimeMs));
}

/**
 * Mails an applicant the link of the page, without a word that the resume brought, so that nobody can write mails through us. A
 * failure is logged only.
 */
export async function mailApplicationLink(context: PublicContext, job: Job, candidateId: string): Promise<void> {
  const { store, config, mail, log } = context;
  const key = { organizationId: job.organizationId, jobId: job.id, candidateId };
  try {
    const [candidate, organization] = await Promise.all([
      store.candidates.get(key),
      store.organizations.get(job.organizationId),
    ]);
    if (!candidate || !organization?.privacy.application.isOn || !isEmail(candidate.email)) return;
    if (!(await isWithinRate(context, mailLimit, candidate.email))) return;
    const { applicationMail } = await import('../mail/application-mail');
    const content = await applicationMail({
      theme: projectMailTheme(organization, resolveBrand(organization, ''), config.publicBaseUrl),
      jobTitle: job.jobTitle,
      url: siteUrl(config, organization) + applicationPath(context, key),
    });
    await mail.send({ ...content, to: candidate.email });
  } catch (error) {
    log.error('an applicant got no link', {}, error);
  }
}
