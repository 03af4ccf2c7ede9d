import { originOfMarketing } from '@portal/domain/ats/skills-candidate';
import { Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Loaded } from '../../../components/ui/loaded';
import { RowsLoading } from '../../../components/ui/states';
import { useRecordOpening } from '../../../features/audit/data/use-record-opening';
import { OriginLine } from '../../../features/privacy/origin-line';
import { ShareProfile } from '../../../features/skill-marketing/components/share-profile';
import { SkillsCandidateDetails } from '../../../features/skill-marketing/components/skills-candidate-details';
import { ViewerActivity } from '../../../features/skill-marketing/components/viewer-activity';
import { useSkillsCandidate } from '../../../features/skill-marketing/data/use-skills-candidate';
import { useTeamMembers } from '../../../features/users/data/use-team-members';
import { useOrganization } from '../../../session/session-context';

const ProfilePanel = lazy(() => import('../../../features/profiles/components/profile-panel'));

/** /app/skills/{candidateId}: a marketing candidate, imported from the ATS. */
export function Component() {
  const { candidateId = '' } = useParams();
  const organizationId = useOrganization().id;
  const candidate = useSkillsCandidate(organizationId, candidateId);
  useRecordOpening(organizationId, '', candidateId, candidate.data !== undefined && candidate.data !== null);
  useCrumbName(candidateId, candidate.data?.candidate.name);
  const { nameOf } = useTeamMembers(organizationId);
  return (
    <Loaded live={candidate}>
      {(found) => (
        <Stack gap="md" maw={880}>
          <SkillsCandidateDetails
            skillsCandidate={found}
            origin={
              <OriginLine origin={originOfMarketing(found)} isCopy={found.portal.jobId !== ''} notice={found.notice} />
            }
          />
          {found.selectedProfileId !== '' && <ShareProfile organizationId={organizationId} candidateId={candidateId} />}
          <Suspense fallback={<RowsLoading />}>
            <ProfilePanel
              owner={{ organizationId, jobId: '', candidateId }}
              selectedId={found.selectedProfileId}
              refusesAiTexts={found.refusesAiTexts}
              nameOf={nameOf}
            />
          </Suspense>
          <ViewerActivity organizationId={organizationId} candidateId={candidateId} />
        </Stack>
      )}
    </Loaded>
  );
}
