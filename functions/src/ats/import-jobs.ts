import type { AtsUser } from '@portal/domain/ats/ats-records';
import { maxJobDescriptionLength } from '@portal/domain/jobs/job';
import type { AtsJobOrder } from '../adapters/ats/applicant-tracking';
import { toPlainText } from '../projections/rich-text';
import type { Ports } from '../runtime/ports';
import type { ImportedJob } from '../store/ats-jobs';
import type { Kept } from '../store/ats-records';

/** Stores jobs of the ATS. @returns how many differed, and how many are deleted there. */
export async function importJobs(
  organizationId: string,
  jobs: readonly AtsJobOrder[],
  { store, random, clock }: Pick<Ports, 'store' | 'random' | 'clock'>,
): Promise<Kept> {
  const [users, connection] = await Promise.all([
    store.integrationUsers.list(organizationId),
    store.integrations.connectionOf(organizationId),
  ]);
  const imported = jobs.map((job) => asImported(job, users, connection?.uid ?? ''));
  return await store.atsJobs.save(organizationId, imported, { newId: () => random.token(15), now: clock.now() });
}

/** Within the limits of the portal's jobs; the owner is the user of the portal who has the owner's email. */
function asImported(job: AtsJobOrder, users: readonly AtsUser[], connectedBy: string): ImportedJob {
  const { jobTitle, company, jobDescription, ...details } = job.details;
  const ownerId = users.find(({ id }) => id === job.owner.id)?.userId ?? '';
  return {
    ...job,
    details: {
      ...details,
      jobTitle: jobTitle.slice(0, 200) || job.id,
      company: company.slice(0, 200),
      jobDescription: toPlainText(jobDescription).slice(0, maxJobDescriptionLength),
    },
    createdBy: ownerId || connectedBy,
    recruiterId: ownerId,
  };
}
