import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

/**
 * Sets or removes the access code of a job's public resumes. The code is stored where only functions read it, so it is
 * shown to the user who sets it and to nobody else.
 * @throws PortalError `notFound` for an unknown job.
 */
export async function setJobAccessCode(
  { organizationId, jobId, accessCode }: RequestOf<typeof appApi.setJobAccessCode>,
  { store, actor }: StaffContext,
): Promise<AnswerOf<typeof appApi.setJobAccessCode>> {
  const [job, organization] = await Promise.all([
    store.jobs.get(organizationId, jobId),
    store.organizations.get(organizationId),
  ]);
  if (!job || !organization) throw new PortalError('notFound');
  const { contactPerson } = organization.integration.bullhorn.publicResume;
  await store.jobs.setAccessCode({ organizationId, jobId, accessCode, contactPerson, changedBy: actor.uid });
  return { hasAccessCode: accessCode !== '' };
}
