import type { middlewareApi } from '@portal/domain/contracts/middleware-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';
import { inAtsSession } from './ats-session';
import { findAtsJob } from './find-ats-records';
import { importJobs } from './import-jobs';

/**
 * Imports a job of the portal again. A job that is deleted in the ATS is closed.
 * @throws PortalError `notFound` when the job is not of the ATS, or is gone there; as `inAtsSession`.
 */
export async function refreshJob(
  { orgId, jobId }: RequestOf<typeof middlewareApi.refreshJob>,
  context: StaffContext,
): Promise<AnswerOf<typeof middlewareApi.refreshJob>> {
  const { id } = await findAtsJob(orgId, jobId, context);
  const found = await inAtsSession(context, orgId, (ats, session) => ats.jobsById(session, [id]));
  if (found.length === 0) throw new PortalError('notFound', { detail: 'no such job in the ATS' });
  const { written, removed } = await importJobs(orgId, found, context);
  const isChanged = written + removed > 0;
  if (!isChanged) await context.store.atsJobs.stampRefresh(orgId, id, context.clock.now());
  return { isChanged };
}
