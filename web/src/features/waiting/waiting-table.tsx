import type { ClientWait } from '@portal/domain/submissions/client-wait';
import { settingChoiceTexts } from '@portal/domain/texts/settings';
import { clientWaitTexts as texts } from '@portal/domain/texts/client-waits';
import { Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { DataTable } from '../../components/grid/data-table';
import { useLocalTable } from '../../components/grid/use-local-table';
import { useTableState } from '../../components/grid/use-table-state';
import { Empty } from '../../components/ui/states';
import { useOverdueWaits } from '../../firebase/use-client-waits';
import { useOrganization } from '../../session/session-context';
import { useRemindClient } from './use-remind-client';
import { waitColumns } from './wait-columns';

const rowId = ({ candidateId }: ClientWait) => candidateId;
const initialSort = { field: 'submittedAt', direction: 'asc' } as const;

/** The submissions without an answer, the oldest first, by job and by client. */
export function WaitingTable() {
  const { id: organizationId, clientReminders } = useOrganization();
  const { answerWorkingDays } = clientReminders;
  const waits = useOverdueWaits(organizationId, answerWorkingDays);
  const remind = useRemindClient();
  const [jobId, setJobId] = useState<string | null>(null);
  const [company, setCompany] = useState<string | null>(null);
  // The call is the same with every render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const columns = useMemo(() => waitColumns(remind), []);
  const state = useTableState({ tableId: 'waiting', columns, initialSort });
  const all = waits.data;
  const rows = useMemo(
    () =>
      (all ?? []).filter(
        (wait) => (jobId === null || wait.jobId === jobId) && (company === null || wait.company === company),
      ),
    [all, jobId, company],
  );
  const table = useLocalTable(state, waits.status === 'success' ? { ...waits, data: rows } : waits, columns);
  return (
    <DataTable
      title={texts.title}
      titleOrder={1}
      table={table}
      columns={columns}
      rowId={rowId}
      rowName={({ candidateName }) => candidateName}
      note={texts.hint(settingChoiceTexts.workingDays(answerWorkingDays))}
      toolbar={
        <>
          <Filter
            label={texts.client}
            placeholder={texts.allClients}
            choices={(all ?? []).map((wait) => ({ value: wait.company, label: wait.company }))}
            value={company}
            onChange={setCompany}
          />
          <Filter
            label={texts.job}
            placeholder={texts.allJobs}
            choices={(all ?? []).map((wait) => ({ value: wait.jobId, label: wait.jobTitle }))}
            value={jobId}
            onChange={setJobId}
          />
        </>
      }
      empty={<Empty>{jobId === null && company === null ? texts.none : texts.noneOfFilter}</Empty>}
    />
  );
}

interface FilterProps {
  label: string;
  placeholder: string;
  choices: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}

function Filter({ label, placeholder, choices, value, onChange }: FilterProps) {
  const data = [...new Map(choices.filter((one) => one.value !== '').map((one) => [one.value, one])).values()];
  return (
    <Select
      size="xs"
      aria-label={label}
      placeholder={placeholder}
      data={data}
      value={value}
      onChange={onChange}
      clearable
      searchable
      w={180}
    />
  );
}
