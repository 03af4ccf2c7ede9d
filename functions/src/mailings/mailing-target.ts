import type { SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import type { MailingKind } from '@portal/domain/mail/mailing';
import type { Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import type { Ports } from '../runtime/ports';

/** What a mailing is about. */
export interface MailingTarget {
  kind: MailingKind;
  id: string;
  name: string;
  candidate: SkillsCandidate | null;
  tearsheet: Tearsheet | null;
  job: Job | null;
}

/**
 * The candidate, tearsheet or job of a mailing.
 * @throws PortalError `notFound` for one that is not stored or deleted.
 */
export async function mailingTarget(
  { store }: Pick<Ports, 'store'>,
  organizationId: string,
  kind: MailingKind,
  id: string,
): Promise<MailingTarget> {
  const nothing = { kind, id, candidate: null, tearsheet: null, job: null };
  if (kind === 'profile') {
    const candidate = await store.skillsCandidates.get(organizationId, id);
    if (candidate && !candidate.isDeleted) return { ...nothing, name: candidate.candidate.name, candidate };
  } else if (kind === 'jobProfile') {
    const job = await store.jobs.get(organizationId, id);
    if (job) return { ...nothing, name: job.jobTitle, job };
  } else {
    const tearsheet = await store.tearsheets.get(organizationId, id);
    if (tearsheet) return { ...nothing, name: tearsheet.name, tearsheet };
  }
  throw new PortalError('notFound', { detail: `target of a mailing: ${kind}` });
}
