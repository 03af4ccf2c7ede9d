import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';
import { formatProfile } from './format-profile';

/**
 * A handler that changes a resume, after which the profiles of the candidate are built again, so that pages and files show
 * the change at once.
 */
export function withFreshProfiles<Input extends CandidateKey, Answer>(
  changeResume: (input: Input, context: StaffContext) => Promise<Answer>,
): (input: Input, context: StaffContext) => Promise<Answer> {
  return async (input, context) => {
    const answer = await changeResume(input, context);
    await refreshProfiles(input, context);
    return answer;
  };
}

/**
 * Edited sections stay, and an anonymous profile is blacked out again. The change is stored already: a failure is logged, and
 * the profile follows when somebody opens it.
 */
async function refreshProfiles(
  { organizationId, jobId, candidateId }: CandidateKey,
  context: StaffContext,
): Promise<void> {
  const owner = { organizationId, jobId, candidateId };
  try {
    for (const { id: profileId } of await context.store.profiles.list(owner)) {
      await formatProfile({ ...owner, profileId, templateId: null, isOpened: true }, context);
    }
  } catch (error) {
    context.log.warn('profiles were not refreshed', { detail: PortalError.from(error).message });
  }
}
