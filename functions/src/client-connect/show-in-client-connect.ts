import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { clientConnectApi } from '@portal/domain/contracts/client-connect-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { requireAgreement } from '../candidates/candidate-agreement';
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

/**
 * Shows candidates in Client Connect, or hides them.
 * @throws PortalError `permissionDenied`; `conflict` for one who has not agreed, where the organization blocks that.
 */
export async function setCandidatesInClientConnect(
  { organizationId, jobId, candidateIds, isShown }: RequestOf<Api['setCandidatesInClientConnect']>,
  context: StaffContext,
): Promise<AnswerOf<Api['setCandidatesInClientConnect']>> {
  await requirePortal(context, organizationId);
  if (isShown) await requireAgreed(context, { organizationId, jobId, candidateIds });
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

async function requireAgreed(
  context: StaffContext,
  given: { organizationId: string; jobId: string; candidateIds: readonly string[] },
): Promise<void> {
  const { organizationId, jobId, candidateIds } = given;
  const organization = await context.store.organizations.get(organizationId);
  if (organization?.privacy.agreement !== 'block') return;
  const found = await Promise.all(
    candidateIds.map((candidateId) => context.store.candidates.get({ organizationId, jobId, candidateId })),
  );
  await requireAgreement(
    context,
    organization,
    found.filter((candidate) => candidate !== null),
  );
}

const eventOf = (isShown: boolean) => (isShown ? 'shownInClientConnect' : 'hiddenInClientConnect');
const actorOf = ({ actor }: StaffContext) => ({ userId: actor.uid, actorName: actor.displayName });
