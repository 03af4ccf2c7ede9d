import type { PublicContext } from '../runtime/route';
import { selectedProfile, type SelectedProfile } from '../projections/project-profile';
import type { LinkedResume } from './find-by-link';

/**
 * The profile that the viewer of a link sees; null for a named candidate without one.
 * @param hidesContact whether the profile leaves out the recruiter.
 */
export async function profileOfResume(
  context: Pick<PublicContext, 'store' | 'log'>,
  { candidate, recipient }: Pick<LinkedResume, 'candidate' | 'recipient'>,
  hidesContact: boolean,
): Promise<SelectedProfile | null> {
  const { organizationId, jobId, selectedProfileId: profileId, isAnonymous } = candidate.public;
  const owner = { organizationId, jobId, candidateId: candidate.id };
  const isRevealed = recipient?.isRevealed === true;
  return await selectedProfile(context, owner, { profileId, hidesContact, isRevealed, isAnonymous });
}
