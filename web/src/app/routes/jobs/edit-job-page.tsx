import { errorPageTexts } from '@portal/domain/texts/shell';
import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { EditJob } from '../../../features/jobs/components/edit-job';
import { useJob } from '../../../features/jobs/data/use-job';
import { useMembers } from '../../../features/members/data/use-members';
import { useOrganization } from '../../../session/session-context';

/** /app/jobs/{jobId}/edit. */
export function Component() {
  const { jobId = '' } = useParams();
  const organization = useOrganization();
  const job = useJob(organization.id, jobId);
  const { list } = useMembers(organization.id);
  useCrumbName(jobId, job.data?.jobTitle);

  if (job.status === 'loading') return <RowsLoading rows={6} />;
  if (job.status === 'error') return <LoadFailed onRetry={job.retry} />;
  if (!job.data) return <Empty>{errorPageTexts.notFound}</Empty>;
  return <EditJob key={jobId} job={job.data} members={list} />;
}
