import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { Model } from '@portal/domain/fields/model';
import { collections } from '@portal/domain/paths/firestore-paths';
import { profileSchema } from '@portal/domain/profiles/profile';
import { doc } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument } from '../../../firebase/use-live';

const selectedProfileSchema = profileSchema.pick(['id', 'name', 'isAnonymous', 'redactions']);
/** A profile that is selected for viewers, without its content. */
export type SelectedProfile = Model<typeof selectedProfileSchema>;

/** The profile that viewers of a candidate see, live; null when none is selected, and when it is gone. */
export function useSelectedProfile({ organizationId, jobId, candidateId }: CandidateKey, profileId: string) {
  const { firestore } = useData();
  const path = collections.profiles(organizationId, jobId, candidateId);
  return useLiveDocument(profileId === '' ? null : doc(firestore, path, profileId), selectedProfileSchema);
}
