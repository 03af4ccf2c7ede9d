import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { viewerProfile } from '@portal/domain/profiles/viewer-profile';
import { Skeleton } from '@mantine/core';
import { LoadFailed } from '../../../components/ui/states';
import { useSelectedProfile } from '../data/use-selected-profile';
import { SharedParts } from './shared-parts';

interface Props {
  candidate: JobCandidate;
  candidateKey: CandidateKey;
}

/** What viewers of the public page see. It depends on the profile that is selected for them. */
export function ViewersSee({ candidate, candidateKey }: Props) {
  const profile = useSelectedProfile(candidateKey, candidate.public.selectedProfileId);
  if (profile.status === 'error') return <LoadFailed onRetry={profile.retry} />;
  if (profile.status === 'loading') return <Skeleton height={320} />;
  return <SharedParts candidate={candidate} shown={viewerProfile(candidate.public, profile.data)} />;
}
