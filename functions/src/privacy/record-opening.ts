import type { privacyApi } from '@portal/domain/contracts/privacy-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { auditActor } from '../runtime/audit-actor';
import type { StaffContext } from '../runtime/route';
import { todayOf } from '../runtime/today';

type Call = typeof privacyApi.recordOpening;

/** Adds to the audit trail that a user has opened a candidate, once a day. @throws PortalError `notFound`. */
export async function recordOpening(
  { organizationId, jobId, candidateId }: RequestOf<Call>,
  { store, clock, actor }: StaffContext,
): Promise<AnswerOf<Call>> {
  const found = jobId
    ? await store.candidates.get({ organizationId, jobId, candidateId })
    : await store.skillsCandidates.get(organizationId, candidateId);
  if (!found) throw new PortalError('notFound', { detail: 'candidate' });
  const who = [actor.uid, ...(actor.impersonatedBy ? [actor.impersonatedBy.uid] : [])].join('-');
  const subject = { ...(jobId ? { jobId } : {}), candidateId };
  await store.audit.add(
    organizationId,
    { at: clock.now(), action: 'candidateOpened', ...auditActor(actor), subject, candidateIds: [candidateId] },
    `opened-${todayOf(clock)}-${who}-${candidateId}`,
  );
  return { isRecorded: true };
}
