import type { JobCandidate } from '../candidates/job-candidate';

/** What the link of a candidate shows: the formatted resume, a profile, or nothing that says who it is. */
export type ViewerProfile<Selected> =
  | { kind: 'resume' }
  | { kind: 'named'; profile: Selected }
  | { kind: 'anonymous'; profile: Selected }
  | { kind: 'nothing' };

/**
 * What viewers of a candidate's link see. A candidate who was shared anonymously stays so: without a profile, with one that is
 * gone, and with a named one that was selected while links to the anonymous one are open, viewers get nothing.
 * @param profile the selected one; null when none is selected, and when it is gone.
 */
export function viewerProfile<Selected extends { isAnonymous: boolean }>(
  { selectedProfileId, isAnonymous }: Pick<JobCandidate['public'], 'selectedProfileId' | 'isAnonymous'>,
  profile: Selected | null,
): ViewerProfile<Selected> {
  if (selectedProfileId === '') return { kind: isAnonymous ? 'nothing' : 'resume' };
  if (profile?.isAnonymous) return { kind: 'anonymous', profile };
  return profile && !isAnonymous ? { kind: 'named', profile } : { kind: 'nothing' };
}
