import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument } from '../../../firebase/use-live';

/** One marketing candidate of the organization, live. */
export function useSkillsCandidate(organizationId: string, candidateId: string) {
  const { firestore } = useData();
  return useLiveDocument(doc(firestore, documents.skillsCandidate(organizationId, candidateId)), skillsCandidateSchema);
}
