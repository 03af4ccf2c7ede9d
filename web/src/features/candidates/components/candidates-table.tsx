import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { Job } from '@portal/domain/jobs/job';
import { isLinkExpiryOn } from '@portal/domain/organizations/link-settings';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { useMemo } from 'react';
import { DataTable } from '../../../components/grid/data-table';
import { useSort } from '../../../components/grid/use-sort';
import { Empty } from '../../../components/ui/states';
import { useData } from '../../../firebase/data-provider';
import { useOrganization } from '../../../session/session-context';
import { updateCandidate } from '../data/update-candidate';
import { useCandidates } from '../data/use-candidates';
import { candidateColumns } from './candidate-columns';

const candidateId = (candidate: { id: string }) => candidate.id;

/** The candidates of a job, best score first. */
export function CandidatesTable({ job, nameOf }: { job: Job; nameOf: (uid: string) => string }) {
  const organization = useOrganization();
  const { sort, onSort } = useSort({ field: 'sovren.weightedScore', direction: 'desc' });
  const { rows, paging } = useCandidates({ organizationId: organization.id, jobId: job.id, sort });
  const isJobParsed = job.sovren.sovrenParsedStatus === 'parsed';
  const isExpiryOn = isLinkExpiryOn(organization);
  const isPortalOn = hasProduct(organization, 'portal');
  const { firestore } = useData();
  const columns = useMemo(() => {
    const update = (candidate: JobCandidate, changes: Parameters<typeof updateCandidate>[2]) =>
      updateCandidate(
        firestore,
        { organizationId: candidate.organizationId, jobId: candidate.jobId, candidateId: candidate.id },
        changes,
      );
    return candidateColumns({
      nameOf,
      isJobParsed,
      isExpiryOn,
      isPortalOn,
      onFavorite: (candidate, isFavorite) => update(candidate, { isFavorite }),
      onClientConnect: (candidate, isShown) => update(candidate, { 'submissionStatus.portal': isShown }),
    });
  }, [firestore, nameOf, isJobParsed, isExpiryOn, isPortalOn]);
  return (
    <DataTable
      tableId="candidates"
      title="Candidates"
      columns={columns}
      rows={rows}
      rowId={candidateId}
      sort={sort}
      onSort={onSort}
      paging={paging}
      empty={<Empty>{candidateTexts.noCandidates}</Empty>}
    />
  );
}
