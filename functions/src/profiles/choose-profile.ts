import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { profilesApi } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { redactionTexts } from '@portal/domain/texts/redaction';
import type { StaffContext } from '../runtime/route';
import { newPublicToken } from '../jobs/link-secrets';
import { isAnonymous } from '../projections/anonymous-presentation';
import { ownerOf } from './owner-of';
import { requireNoLeaks } from './redact-profile';

type Call = typeof profilesApi.chooseProfile;

/**
 * Selects the profile that viewers see; `''` selects none. A named profile replaces an anonymous one only when the links that
 * viewers hold may be closed; it is shown by new ones.
 * @throws PortalError `notFound` for an owner or profile that is gone; `conflict` for an anonymous profile in which something
 *   on its list can be read, and for a named one that would replace an anonymous one.
 */
export async function chooseProfile(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { store } = context;
  const owner = ownerOf(input);
  const { profileId } = input;
  const profile = profileId ? await store.profiles.get(owner, profileId) : null;
  if (profileId && !profile) throw new PortalError('notFound');
  if (profile && isAnonymous(profile)) requireNoLeaks(profile);
  const candidate = input.closesLinks && owner.jobId ? await store.candidates.get(owner) : null;
  const newToken = input.closesLinks ? (owner.jobId ? await newPublicToken(context) : null) : undefined;
  const selected = await store.profiles.select(owner, profileId, newToken === undefined ? {} : { newToken });
  if (selected === null) throw new PortalError('notFound');
  if (selected !== profileId) {
    throw new PortalError('conflict', {
      userMessage: redactionTexts.closesLinks,
      detail: 'viewers get an anonymous profile',
    });
  }
  if (candidate?.submissionStatus.portal) await noteHidden(context, candidate);
  return { profileId: selected };
}

/** Closing the links has hidden the candidate in Client Connect, which lists and history say at once. */
async function noteHidden({ store, actor }: StaffContext, candidate: JobCandidate): Promise<void> {
  const { organizationId, jobId, id: candidateId } = candidate;
  const now = await store.candidates.get({ organizationId, jobId, candidateId });
  if (now?.submissionStatus.portal !== false) return;
  await store.clientJobs.list(organizationId, jobId);
  await store.events.addJobActivity(organizationId, jobId, {
    eventType: 'hiddenInClientConnect',
    userId: actor.uid,
    actorName: actor.displayName,
    candidateId,
    candidateName: candidateName(candidate),
  });
}
