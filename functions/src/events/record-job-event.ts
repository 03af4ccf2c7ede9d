import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

/**
 * Adds an activity to a candidate and to its job (000 §7), always as what the caller did. What viewers do, what is done
 * to the job itself, and what functions do, nobody tells (`browserActivities`).
 * @throws PortalError `notFound` when there is no such candidate.
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
