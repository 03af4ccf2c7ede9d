import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isGradingUnderWay } from '@portal/domain/grading/grading-run';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { jobSourceHash } from './job-fingerprint';
import { newGradingRun } from './new-grading-run';
import type { StaffContext } from '../runtime/route';

type Call = typeof appApi.gradeJobCandidates;

/**
 * Grades all candidates of a job again, after a grading that was given up or with a newer engine. Does nothing while
 * the same grading runs.
 * @throws PortalError `notFound` for an unknown job, `conflict` while the job is not parsed.
 */
export async function gradeJobCandidates(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { store, parsing } = context;
  const { organizationId, jobId } = input;
  const job = await store.jobs.get(organizationId, jobId);
  if (!job) throw new PortalError('notFound');
  const sourceHash = jobSourceHash(job);
  if (job.sovren.sovrenParsedStatus !== 'parsed' || job.sovren.sourceHash !== sourceHash) {
    throw new PortalError('conflict', { userMessage: candidateTexts.parseJobFirst });
  }
  const current = await store.gradingRuns.get({ organizationId, jobId });
  if (current && isGradingUnderWay(current.state) && current.sourceHash === sourceHash) return { total: current.total };
  const run = await newGradingRun(job, 'grade', await parsing.engineVersion(), context);
  if (run) await store.gradingRuns.start({ organizationId, jobId }, run);
  return { total: run?.total ?? 0 };
}
