import { mostCompared } from '@portal/domain/texts/compare';
import { errorPageTexts } from '@portal/domain/texts/shell';
import { useParams, useSearchParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { CompareView } from '../../../features/candidates/compare/compare-view';
import { useJob } from '../../../features/jobs/data/use-job';
import { useOrganization } from '../../../session/session-context';

/** /app/jobs/{jobId}/compare?c=…&c=…: whoever has the address sees the same candidates. */
export function Component() {
  const { jobId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const organizationId = useOrganization().id;
  const job = useJob(organizationId, jobId);
  useCrumbName(jobId, job.data?.jobTitle);
  // What stands in an address may be anything: only what can be an id is asked for.
  const ids = [...new Set(params.getAll('c'))].filter((id) => /^[\w-]{1,128}$/.test(id)).slice(0, mostCompared);
  if (job.status === 'loading') return <RowsLoading rows={8} />;
  if (job.status === 'error') return <LoadFailed onRetry={job.retry} />;
  if (!job.data) return <Empty>{errorPageTexts.notFound}</Empty>;
  return (
    <CompareView
      organizationId={organizationId}
      jobId={jobId}
      candidateIds={ids}
      isJobParsed={job.data.sovren.sovrenParsedStatus === 'parsed'}
      onRemove={(removed) => {
        setParams(
          ids.filter((id) => id !== removed).map((id): [string, string] => ['c', id]),
          { replace: true },
        );
      }}
    />
  );
}
