import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { clientConnectApi } from '@portal/domain/contracts/client-connect-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';
import { requirePortal } from '../users/client-access';

type Api = typeof clientConnectApi;

/** Shows a job in Client Connect, or hides it with its candidates. @throws PortalError `notFound`, `permissionDenied`. */
export async function setJobInClientConnect(
  { organizationId, jobId, isShown }: RequestOf<Api['setJobInClientConnect']>,
  context: StaffContext,
): Promise<AnswerOf<Api['setJobInClientConnect']>> {
  await requirePortal(context, organizationId);
  const isChanged = await context.store.clientJobs.setVisibility(
    { organizationId, jobId },
    isShown ? 'shown' : 'hidden',
    { eventType: eventOf(isShown), ...actorOf(context) },
  );
  if (!isChanged) throw new PortalError('notFound', { detail: 'job' });
  return { isShown };
}

/** Shows candidates in Client Connect, or hides them. @throws PortalError `permissionDenied`. */
export async function setCandidatesInClientConnect(
  { organizationId, jobId, candidateIds, isShown }: RequestOf<Api['setCandidatesInClientConnect']>,
  context: StaffContext,
): Promise<AnswerOf<Api['setCandidatesInClientConnect']>> {
  await requirePortal(context, organizationId);
  const changed = await context.store.clientJobs.setShown(
    { organizationId, jobId },
    candidateIds,
    isShown,
    (candidate) => ({
      eventType: eventOf(isShown),
      candidateId: candidate.id,
      candidateName: candidateName(candidate),
      ...actorOf(context),
    }),
  );
  return { changed };
}

const eventOf = (isShown: boolean) => (isShown ? 'shownInClientConnect' : 'hiddenInClientConnect');
const actorOf = ({ actor }: StaffContext) => ({ userId: actor.uid, actorName: actor.displayName });
