import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

/**
 * Adds an activity to a job or to one of its candidates (000 §7), always as what the caller did. What viewers do, and
 * what functions do themselves, nobody tells (`staffToldActivities`).
 * @throws PortalError `notFound` when there is no such job or candidate.
 */
export async function recordJobEvent(
  { organizationId, data }: RequestOf<typeof appApi.recordJobEvent>,
  { actor, store }: StaffContext,
): Promise<AnswerOf<typeof appApi.recordJobEvent>> {
  const { eventType, jobId, candidateId, detail } = data;
  const subject = candidateId
    ? await store.candidates.get({ organizationId, jobId, candidateId })
    : await store.jobs.get(organizationId, jobId);
  if (!subject) throw new PortalError('notFound');
  await store.events.addJobActivity(organizationId, jobId, {
    eventType,
    candidateId,
    userId: actor.uid,
    actorName: actor.displayName,
    ...(detail ? { data: { detail } } : {}),
  });
  return { recorded: true };
}
