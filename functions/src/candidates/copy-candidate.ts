import type { candidatesApi } from '@portal/domain/contracts/candidates-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { copyCandidate as copy } from '../intake/copy-candidate';
import type { StaffContext } from '../runtime/route';

type Call = typeof candidatesApi.copyCandidate;

/**
 * Takes a candidate of another job of the organization to this one.
 * @throws PortalError `notFound` for an unknown job; otherwise see the copying itself.
 */
export async function copyCandidate(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { actor, store } = context;
  const job = await store.jobs.get(input.organizationId, input.jobId);
  if (!job) throw new PortalError('notFound');
  return await copy(context, {
    job,
    candidateId: input.candidateId,
    from: input.from,
    isAsked: input.onDuplicate === 'ask',
    createdBy: actor.uid,
    actorName: actor.displayName,
  });
}
