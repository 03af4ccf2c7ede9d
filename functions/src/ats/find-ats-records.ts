import type { AtsCandidate, AtsJob, LookupResult } from '@portal/domain/ats/ats-records';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Ports } from '../runtime/ports';

type LookupPorts = Pick<Ports, 'store'>;

/** The record of the ATS of a job. @throws PortalError `invalidRequest` without an id, `notFound` without a record, `conflict` for several. */
export async function findAtsJob(organizationId: string, jobId: string, { store }: LookupPorts): Promise<AtsJob> {
  if (organizationId === '' || jobId === '')
    throw new PortalError('invalidRequest', { detail: 'lookup without an id' });
  return theOnly(await store.atsJobs.ofJob(organizationId, jobId), 'job');
}

/**
 * The record of the ATS of a job's candidate. The organization must have exactly one connection, the job and the candidate
 * exactly one record.
 * @throws PortalError as `findAtsJob`.
 */
export async function findAtsCandidate(
  { organizationId, jobId, candidateId }: { organizationId: string; jobId: string; candidateId: string },
  ports: LookupPorts,
): Promise<{ job: AtsJob; candidate: AtsCandidate }> {
  if (candidateId === '') throw new PortalError('invalidRequest', { detail: 'lookup without an id' });
  const job = await findAtsJob(organizationId, jobId, ports);
  theOnly(await ports.store.integrations.recordOf(organizationId), 'corporation');
  return {
    job,
    candidate: theOnly(await ports.store.atsCandidates.find({ organizationId, jobId, candidateId }), 'candidate'),
  };
}

function theOnly<T>(result: LookupResult<T>, what: string): T {
  if (result.kind === 'found') return result.record;
  throw new PortalError(result.kind === 'none' ? 'notFound' : 'conflict', {
    detail: `${result.kind} as ${what} in the ATS`,
  });
}
