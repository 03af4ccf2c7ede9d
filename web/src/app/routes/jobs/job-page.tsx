import { errorPageTexts } from '@portal/domain/texts/shell';
import { Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { CandidatesTable } from '../../../features/candidates/components/candidates-table';
import { UploadPanel } from '../../../features/candidates/uploads/upload-panel';
import { GradingProgress } from '../../../features/jobs/components/grading-progress';
import { JobActivity } from '../../../features/jobs/components/job-activity';
import { JobHeader } from '../../../features/jobs/components/job-header';
import { JobSummary } from '../../../features/jobs/components/job-summary';
import { JobTools } from '../../../features/jobs/components/job-tools';
import { useJob } from '../../../features/jobs/data/use-job';
import { useMembers } from '../../../features/members/data/use-members';
import { useVisitedJob } from '../../../session/recent-jobs';
import { useOrganization } from '../../../session/session-context';

/** /app/jobs/{jobId} (000 §2). */
export function Component() {
  const { jobId = '' } = useParams();
  const organization = useOrganization();
  const job = useJob(organization.id, jobId);
  const { nameOf } = useMembers(organization.id);
  useCrumbName(jobId, job.data?.jobTitle);
  useVisitedJob(jobId, job.data);

  if (job.status === 'loading') return <RowsLoading rows={6} />;
  if (job.status === 'error') return <LoadFailed onRetry={job.retry} />;
  if (!job.data) return <Empty>{errorPageTexts.notFound}</Empty>;
  return (
    <Stack gap="md">
      <JobHeader job={job.data} />
      <JobSummary job={job.data} />
      <UploadPanel key={jobId} organizationId={organization.id} jobId={jobId} />
      <JobTools job={job.data} />
      <GradingProgress job={job.data} />
      <CandidatesTable job={job.data} nameOf={nameOf} />
      <JobActivity organizationId={organization.id} jobId={jobId} />
    </Stack>
  );
}
