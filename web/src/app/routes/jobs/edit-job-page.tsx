import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Loaded } from '../../../components/ui/loaded';
import { EditJob } from '../../../features/jobs/edit/edit-job';
import { useJob } from '../../../features/jobs/data/use-job';
import { useTeamMembers } from '../../../features/users/data/use-team-members';
import { useOrganization } from '../../../session/session-context';

/** /app/jobs/{jobId}/edit. */
export function Component() {
  const { jobId = '' } = useParams();
  const organization = useOrganization();
  const job = useJob(organization.id, jobId);
  const { list } = useTeamMembers(organization.id);
  useCrumbName(jobId, job.data?.jobTitle);

  return <Loaded live={job}>{(found) => <EditJob key={jobId} job={found} members={list} />}</Loaded>;
}
