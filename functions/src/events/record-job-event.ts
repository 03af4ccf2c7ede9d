import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

/**
 * Adds an activity of the caller to a candidate and its job. Browsers may not report activities of viewers, of functions
 * or of the job itself (`browserActivities`).
 * @throws PortalError `notFound` for an unknown candidate.
 */
export async function recordJobEvent(
  { organizationId, data }: RequestOf<typeof appApi.recordJobEvent>,
  { actor, store }: StaffContext,
): Promise<AnswerOf<typeof appApi.recordJobEvent>> {
  const { eventType, jobId, candidateId, detail } = data;
  const candidate = await store.candidates.get({ organizationId, jobId, candidateId });
  if (!candidate) throw new PortalError('notFound');
  await store.events.addJobActivity(organizationId, jobId, {
    eventType,
    candidateId,
    candidateName: candidate.fullName,
    userId: actor.uid,
    actorName: actor.displayName,
    ...(detail ? { data: { detail } } : {}),
  });
  return { recorded: true };
}
