import type { agencyApi } from '@portal/domain/contracts/agency-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { KeyContext } from '../runtime/route';
import { nextCursor } from './next-cursor';
import { projectJob } from './project';

/** A page of the agency's jobs. */
export async function listJobs(
  { cursor, limit }: RequestOf<typeof agencyApi.listJobs>,
  { store, actor }: KeyContext,
): Promise<AnswerOf<typeof agencyApi.listJobs>> {
  const jobs = await store.jobs.page(actor.organizationId, { after: cursor, limit });
  return { jobs: jobs.map(projectJob), nextCursor: nextCursor(jobs, limit) };
}

/** One job. @throws PortalError `notFound`, also for a job of another agency. */
export async function getJob(
  { jobId }: RequestOf<typeof agencyApi.getJob>,
  { store, actor }: KeyContext,
): Promise<AnswerOf<typeof agencyApi.getJob>> {
  const job = await store.jobs.get(actor.organizationId, jobId);
  if (!job) throw new PortalError('notFound', { detail: 'job' });
  return projectJob(job);
}
