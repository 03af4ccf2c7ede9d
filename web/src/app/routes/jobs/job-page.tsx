import { Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Loaded } from '../../../components/ui/loaded';
import { JobRefreshes } from '../../../features/ats/job-refreshes';
import { JobRecordState } from '../../../features/ats/record-state-line';
import { CandidatesView } from '../../../features/candidates/table/candidates-view';
import { UploadPanel } from '../../../features/candidates/upload/upload-panel';
import { JobClientConnect } from '../../../features/client-connect/job-client-connect';
import { JobMustHaves } from '../../../features/jobs/must-haves/job-must-haves';
import { JobNotes } from '../../../features/jobs/notes/job-notes';
import { GradingProgress } from '../../../features/jobs/page/grading-progress';
import { JobActivity } from '../../../features/jobs/page/job-activity';
import { JobHeader } from '../../../features/jobs/page/job-header';
import { JobSummary } from '../../../features/jobs/page/job-summary';
import { JobTools } from '../../../features/jobs/page/job-tools';
import { PublicDescription } from '../../../features/jobs/share/public-description';
import { useJob } from '../../../features/jobs/data/use-job';
import { JobProfileCard } from '../../../features/profiles/components/job-profile-card';
import { useTeamMembers } from '../../../features/users/data/use-team-members';
import { useVisitedJob } from '../../../session/recent-jobs';
import { useOrganization } from '../../../session/session-context';

/** /app/jobs/{jobId}. */
export function Component() {
  const { jobId = '' } = useParams();
  const organization = useOrganization();
  const job = useJob(organization.id, jobId);
  const { nameOf } = useTeamMembers(organization.id);
  useCrumbName(jobId, job.data?.jobTitle);
  useVisitedJob(jobId, job.data);

  return (
    <Loaded live={job}>
      {(found) => (
        <Stack gap="md">
          <JobHeader job={found} state={<JobRecordState job={found} />}>
            <JobClientConnect job={found} />
          </JobHeader>
          <PublicDescription job={found} />
          {found.totalCandidates === 0 && <JobSummary job={found} />}
          <JobMustHaves job={found} />
          <UploadPanel key={jobId} organizationId={organization.id} jobId={jobId} isCompact={found.totalCandidates > 0}>
            <JobTools job={found} />
            <JobRefreshes job={found} />
          </UploadPanel>
          <GradingProgress job={found} />
          <CandidatesView job={found} nameOf={nameOf} />
          {found.totalCandidates > 0 && <JobSummary job={found} />}
          <JobNotes job={found} />
          <JobProfileCard
            owner={{ organizationId: organization.id, jobId, candidateId: '' }}
            selectedId={found.selectedProfileId}
            nameOf={nameOf}
          />
          <JobActivity organizationId={organization.id} jobId={jobId} />
        </Stack>
      )}
    </Loaded>
  );
}
