import { candidateName } from '@portal/domain/candidates/candidate-name';
import { clientStates, type ClientState } from '@portal/domain/candidates/client-state';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { statusText } from '@portal/domain/candidates/status-text';
import type { SubmissionStatus } from '@portal/domain/candidates/submission-status';
import type { Job } from '@portal/domain/jobs/job';
import { isLinkExpiryOn } from '@portal/domain/organizations/link-settings';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { isOverdue } from '@portal/domain/submissions/client-wait';
import { clientStateFilterTexts as clientTexts } from '@portal/domain/texts/client-states';
import { clientShownTexts } from '@portal/domain/texts/client-connect';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { mustHaveTexts } from '@portal/domain/texts/must-haves';
import { SegmentedControl, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { DataTable } from '../../../components/grid/data-table';
import type { RowAction } from '../../../components/grid/row-actions';
import { useTableState } from '../../../components/grid/use-table-state';
import { BusyButton } from '../../../components/ui/busy-button';
import { Empty } from '../../../components/ui/states';
import { formatDay } from '../../../components/ui/format';
import { showFailure } from '../../../components/ui/run-with-notice';
import { paths } from '../../../config/paths';
import { useWaitsOfJob } from '../../../firebase/use-client-waits';
import { useData } from '../../../firebase/data-provider';
import { useOrganization } from '../../../session/session-context';
import { BulkActions } from '../bulk/bulk-actions';
import { useShowInClientConnect } from '../data/use-show-in-client-connect';
import { useCandidateActions } from '../data/use-candidate-actions';
import { updateCandidate } from '../data/update-candidate';
import { useCandidates } from './use-candidates';
import { useSelected } from './use-selected';
import { useCompareChoice } from '../compare/use-compare-choice';
import { SubmitSelected } from '../submit/submit-selected';
import { candidateColumns } from './candidate-columns';

const candidateId = (candidate: JobCandidate) => candidate.id;
const initialSort = { field: 'sovren.weightedScore', direction: 'desc' } as const;
type Changes = Parameters<typeof updateCandidate>[2];

interface Props {
  job: Job;
  nameOf: (uid: string) => string;
  /** Table or board. */
  viewChoice: ReactNode;
}

/** The candidates of a job, best score first. */
export function CandidatesTable({ job, nameOf, viewChoice }: Props) {
  const organization = useOrganization();
  const { firestore } = useData();
  const { remove } = useCandidateActions();
  const isJobParsed = job.sovren.sovrenParsedStatus === 'parsed';
  const isExpiryOn = isLinkExpiryOn(organization);
  const isPortalOn = hasProduct(organization, 'portal');

  const navigate = useNavigate();
  const { selection, toolbar, chosen, release } = useCompareChoice(job.id);
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
  const waits = useWaitsOfJob(organization.id, job.id).data;
  const { answerWorkingDays } = organization.clientReminders;
  const [now] = useState(() => Date.now());
  const waitingSince = useMemo(() => {
    const overdue = (waits ?? []).filter((wait) => isOverdue(wait, answerWorkingDays, now));
    const days = new Map(overdue.map(({ candidateId, submittedAt }) => [candidateId, formatDay(submittedAt)]));
    return ({ id }: JobCandidate) => days.get(id) ?? '';
  }, [waits, answerWorkingDays, now]);
  const columns = useMemo(() => {
    const updateOrTell = (candidate: JobCandidate, changes: Changes) => update(candidate, changes).catch(showFailure);
    return candidateColumns({
      ...texts,
      isJobParsed,
      isExpiryOn,
      isPortalOn,
      waitingSince,
      selection,
      profileHref: ({ jobId, id }) => paths.candidateProfile.href(jobId, id),
      onFavorite: (candidate, isFavorite) => updateOrTell(candidate, { isFavorite }),
      onClientConnect: async ({ jobId, id }, isShown) => {
        await showCandidates({ jobId, candidateIds: [id], isShown });
      },
    });
  }, [update, showCandidates, texts, isJobParsed, isExpiryOn, isPortalOn, waitingSince, selection]);
  const state = useTableState({ tableId: 'candidates', columns, initialSort });
  const required = (job.mustHaves ?? job.sovren.suggestedMustHaves)?.required.length ?? 0;
  const client = clientStates.find((one) => one === state.filter('client')) ?? null;
  const meetsAll = required > 0 && state.filter('mustHaves') === 'all';
  const table = useCandidates({
    organizationId: organization.id,
    jobId: job.id,
    total: job.totalCandidates,
    filter: { meetsAll, client },
    texts,
    state,
  });

  const selected = useSelected(chosen, table.rows.status === 'success' ? table.rows.data : undefined);

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
          {viewChoice}
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
          <Select
            size="xs"
            w={150}
            aria-label={clientTexts.label}
            placeholder={clientTexts.label}
            clearable
            value={client}
            onChange={(value) => {
              state.onFilter('client', value);
            }}
            data={clientStates.map((value) => ({ value, label: clientTexts[value] }))}
          />
          {chosen.length > 0 && (
            <>
              <SubmitSelected organizationId={organization.id} jobId={job.id} candidateIds={[...chosen]} />
              <BulkActions candidates={selected} onDone={release} />
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
      empty={<Empty>{emptyText({ meetsAll, client })}</Empty>}
    />
  );
}

function emptyText({ meetsAll, client }: { meetsAll: boolean; client: ClientState | null }): string {
  if (client) return clientTexts.nobody;
  return meetsAll ? mustHaveTexts.nobodyMeetsAll : candidateTexts.noCandidates;
}
