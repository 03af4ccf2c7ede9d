import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { privacyApi } from '@portal/domain/contracts/privacy-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { marketingRecordsOf } from '../candidates/marketing-records';
import type { StaffContext } from '../runtime/route';
import { findSamePerson } from './retention/find-same-person';

type RestrictCall = typeof privacyApi.restrictPerson;
type ListCall = typeof privacyApi.listRestrictedPeople;

/**
 * Restricts the processing of a person's data in all jobs and in marketing, or allows it again. Repeating it changes nothing.
 * The person is found by email and id of the ATS: a namesake is somebody else.
 * @returns how many candidates it reached.
 * @throws PortalError `notFound`.
 */
export async function restrictPerson(
  { organizationId, jobId, candidateId, isOn, reason }: RequestOf<RestrictCall>,
  context: StaffContext,
): Promise<AnswerOf<RestrictCall>> {
  const { store, actor } = context;
  const candidate = await store.candidates.get({ organizationId, jobId, candidateId });
  if (!candidate) throw new PortalError('notFound', { detail: 'candidate' });
  const { candidates } = await findSamePerson({ store }, candidate);
  const change = { isOn, reason: isOn ? reason : '', by: actor.displayName };
  const activity = { userId: actor.uid, actorName: actor.displayName };
  let reached = 0;
  for (const one of candidates) if (await store.restrictions.set(one, change, activity)) reached += 1;
  for (const path of await marketingRecordsOf({ store }, organizationId, candidates)) {
    await store.restrictions.setMarketing(path, isOn);
  }
  return { candidates: reached };
}

/** Restricted people, who are in no other list: each once. */
export async function listRestrictedPeople(
  { organizationId }: RequestOf<ListCall>,
  { store }: StaffContext,
): Promise<AnswerOf<ListCall>> {
  const restricted = await store.restrictions.list(organizationId);
  const people = new Map(restricted.map((one) => [one.email || `${one.jobId}/${one.id}`, one]));
  return {
    people: [...people.values()].map((candidate) => ({
      jobId: candidate.jobId,
      candidateId: candidate.id,
      name: candidateName(candidate),
      reason: candidate.restriction.reason,
      by: candidate.restriction.by,
      at: candidate.restriction.at?.toMillis() ?? 0,
    })),
  };
}
