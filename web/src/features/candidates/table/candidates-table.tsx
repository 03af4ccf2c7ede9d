import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { statusText } from '@portal/domain/candidates/status-text';
import type { SubmissionStatus } from '@portal/domain/candidates/submission-status';
import type { Job } from '@portal/domain/jobs/job';
import { isLinkExpiryOn } from '@portal/domain/organizations/link-settings';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { clientShownTexts } from '@portal/domain/texts/client-connect';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { mustHaveTexts } from '@portal/domain/texts/must-haves';
import { SegmentedControl } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { DataTable } from '../../../components/grid/data-table';
import type { RowAction } from '../../../components/grid/row-actions';
import { useTableState } from '../../../components/grid/use-table-state';
import { BusyButton } from '../../../components/ui/busy-button';
import { Empty } from '../../../components/ui/states';
import { showFailure } from '../../../components/ui/run-with-notice';
import { paths } from '../../../config/paths';
import { useData } from '../../../firebase/data-provider';
import { useOrganization } from '../../../session/session-context';
import { useShowInClientConnect } from '../data/use-show-in-client-connect';
import { useCandidateActions } from '../data/use-candidate-actions';
import { updateCandidate } from '../data/update-candidate';
import { useCandidates } from './use-candidates';
import { useCompareChoice } from '../compare/use-compare-choice';
import { SubmitSelected } from '../submit/submit-selected';
import { candidateColumns } from './candidate-columns';

const candidateId = (candidate: JobCandidate) => candidate.id;
const initialSort = { field: 'sovren.weightedScore', direction: 'desc' } as const;
type Changes = Parameters<typeof updateCandidate>[2];

/** The candidates of a job, best score first. */
export function CandidatesTable({ job, nameOf }: { job: Job; nameOf: (uid: string) => string }) {
  const organization = useOrganization();
  const { firestore } = useData();
  const { remove } = useCandidateActions();
  const isJobParsed = job.sovren.sovrenParsedStatus === 'parsed';
  const isExpiryOn = isLinkExpiryOn(organization);
  const isPortalOn = hasProduct(organization, 'portal');

  const navigate = useNavigate();
  const { selection, toolbar, chosen } = useCompareChoice(job.id);
  const showCandidates = useShowInClientConnect(organization.id);
  const update = useCallback(
    ({ organizationId, jobId, id }: JobCandidate, changes: Changes) =>
      updateCandidate(firestore, { organizationId, jobId, candidateId: id }, changes),
    [firestore],
  );
  const { jobSubmission } = organization.integration.bullhorn;
  const texts = useMemo(
    () => ({ nameOf, statusOf: (status: SubmissionStatus) => statusText(status, jobSubmission) }),
    [nameOf, jobSubmission],
  );
  const columns = useMemo(() => {
    const updateOrTell = (candidate: JobCandidate, changes: Changes) => update(candidate, changes).catch(showFailure);
    return candidateColumns({
      ...texts,
      isJobParsed,
      isExpiryOn,
      isPortalOn,
      selection,
      profileHref: ({ jobId, id }) => paths.candidateProfile.href(jobId, id),
      onFavorite: (candidate, isFavorite) => updateOrTell(candidate, { isFavorite }),
      onClientConnect: async ({ jobId, id }, isShown) => {
        await showCandidates({ jobId, candidateIds: [id], isShown });
      },
    });
  }, [update, showCandidates, texts, isJobParsed, isExpiryOn, isPortalOn, selection]);
  const state = useTableState({ tableId: 'candidates', columns, initialSort });
  const required = (job.mustHaves ?? job.sovren.suggestedMustHaves)?.required.length ?? 0;
  const meetsAll = required > 0 && state.filter('mustHaves') === 'all';
  const table = useCandidates({
    organizationId: organization.id,
    jobId: job.id,
    total: job.totalCandidates,
    meetsAll,
    texts,
    state,
  });

  const rowActions = useCallback(
    (candidate: JobCandidate): RowAction[] => [
      {
        label: candidateTexts.remove,
        icon: <IconTrash size={16} aria-hidden />,
        isRemoval: true,
        onSelect: () => {
          remove(candidate).catch(showFailure);
        },
      },
    ],
    [remove],
  );

  return (
    <DataTable
      title={candidateTexts.list}
      table={table}
      columns={columns}
      rowId={candidateId}
      rowName={candidateName}
      rowActions={rowActions}
      onOpen={(candidate) => void navigate(paths.candidateOfRow.href(candidate.jobId, candidate.id))}
      toolbar={
        <>
          {required > 0 && (
            <SegmentedControl
              size="xs"
              aria-label={mustHaveTexts.title}
              value={meetsAll ? 'all' : 'any'}
              onChange={(value) => {
                state.onFilter('mustHaves', value === 'all' ? 'all' : null);
              }}
              data={[
                { value: 'any', label: mustHaveTexts.allCandidates },
                { value: 'all', label: mustHaveTexts.meetAll },
              ]}
            />
          )}
          {chosen.length > 0 && (
            <>
              <SubmitSelected organizationId={organization.id} jobId={job.id} candidateIds={[...chosen]} />
              {isPortalOn &&
                ([true, false] as const).map((isShown) => (
                  <BusyButton
                    key={String(isShown)}
                    variant="default"
                    onClick={() => showCandidates({ jobId: job.id, candidateIds: [...chosen], isShown })}
                  >
                    {isShown ? clientShownTexts.show : clientShownTexts.hide}
                  </BusyButton>
                ))}
              {toolbar}
            </>
          )}
        </>
      }
      empty={<Empty>{meetsAll ? mustHaveTexts.nobodyMeetsAll : candidateTexts.noCandidates}</Empty>}
    />
  );
}
