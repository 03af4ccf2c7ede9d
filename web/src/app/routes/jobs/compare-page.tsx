import { compareTexts, maxCompared } from '@portal/domain/texts/compare';
import { useParams, useSearchParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { offerUndo } from '../../../components/ui/offer-undo';
import { Loaded } from '../../../components/ui/loaded';
import { CompareView } from '../../../features/candidates/compare/compare-view';
import { useJob } from '../../../features/jobs/data/use-job';
import { useOrganization } from '../../../session/session-context';

/** /app/jobs/{jobId}/compare?c=…&c=…: the URL names the candidates, so that it can be shared. */
export function Component() {
  const { jobId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const organizationId = useOrganization().id;
  const job = useJob(organizationId, jobId);
  useCrumbName(jobId, job.data?.jobTitle);
  // A URL may hold anything: only valid ids are queried.
  const ids = [...new Set(params.getAll('c'))].filter((id) => /^[\w-]{1,128}$/.test(id)).slice(0, maxCompared);
  return (
    <Loaded live={job} rows={8}>
      {(found) => (
        <CompareView
          organizationId={organizationId}
          jobId={jobId}
          jobTitle={found.jobTitle}
          candidateIds={ids}
          isJobParsed={found.sovren.sovrenParsedStatus === 'parsed'}
          onRemove={(removed) => {
            const show = (shown: readonly string[]) => {
              setParams(
                shown.map((id): [string, string] => ['c', id]),
                { replace: true },
              );
            };
            show(ids.filter((id) => id !== removed));
            offerUndo(compareTexts.removed, () => {
              show(ids);
              return Promise.resolve();
            });
          }}
        />
      )}
    </Loaded>
  );
}
