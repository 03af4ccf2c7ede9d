import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Loaded } from '../../../components/ui/loaded';
import { SkillsCandidateDetails } from '../../../features/skills/components/skills-candidate-details';
import { useSkillsCandidate } from '../../../features/skills/data/use-skills-candidate';
import { useOrganization } from '../../../session/session-context';

/** /app/skills/{candidateId}: a marketing candidate, imported from the ATS. */
export function Component() {
  const { candidateId = '' } = useParams();
  const candidate = useSkillsCandidate(useOrganization().id, candidateId);
  useCrumbName(candidateId, candidate.data?.candidate.name);
  return <Loaded live={candidate}>{(found) => <SkillsCandidateDetails skillsCandidate={found} />}</Loaded>;
}
