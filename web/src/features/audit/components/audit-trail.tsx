import { maxAuditEntries, type AuditEntry } from '@portal/domain/audit/audit-entry';
import { auditTexts } from '@portal/domain/texts/audit';
import { teamTexts } from '@portal/domain/texts/team';
import { Stack, Text } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import '@mantine/dates/styles.css';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { availableColumns } from '../../../components/grid/column';
import { DataTable } from '../../../components/grid/data-table';
import { useLocalTable } from '../../../components/grid/use-local-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { fullMoment } from '../../../components/ui/format';
import { Empty } from '../../../components/ui/states';
import { useAuditTrail } from '../data/use-audit-trail';

type Range = [string | null, string | null];

/** Turns `secondStepReset` into `Second step reset`. */
function inWords(action: string): string {
  const words = action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const columns = availableColumns<AuditEntry>([
  { id: 'at', header: auditTexts.time, sortField: 'at', text: ({ at }) => fullMoment.format(at), width: 190 },
  { id: 'action', header: auditTexts.action, text: ({ action }) => inWords(action), width: 180 },
  {
    id: 'user',
    header: auditTexts.user,
    text: ({ email, impersonatedBy }) => (impersonatedBy === '' ? email : auditTexts.asUser(impersonatedBy, email)),
    width: 240,
  },
  {
    id: 'subject',
    header: auditTexts.subject,
    text: ({ subject }) =>
      Object.entries(subject)
        .map(([name, id]) => `${name.replace(/Id$/, '')} ${id}`)
        .join(', '),
    width: 240,
  },
  { id: 'details', header: auditTexts.details, text: ({ details }) => details },
]);
const initialSort = { field: 'at', direction: 'desc' } as const;
const rowId = ({ id }: AuditEntry) => id;

/** The start of 1970 and a time that nobody reaches: no days are chosen. */
const always = { from: 0, to: Date.UTC(9999, 0) };

/** The audit trail of an organization, by days, with search and CSV. */
export function AuditTrail({ organizationId }: { organizationId: string }) {
  const daysId = useId();
  const [range, setRange] = useState<Range>([null, null]);
  const [first, last] = range;
  const span = first
    ? {
        from: dayjs(first).startOf('day').valueOf(),
        to: dayjs(last ?? first)
          .endOf('day')
          .valueOf(),
      }
    : always;
  const live = useAuditTrail(organizationId, span);
  const state = useTableState({ tableId: 'audit', columns, initialSort });
  const table = useLocalTable(state, live, columns);
  return (
    <Stack>
      <Text size="sm" c="dimmed" maw={720}>
        {auditTexts.lead}
      </Text>
      <DatePickerInput
        type="range"
        label={auditTexts.days}
        placeholder={auditTexts.allDays}
        allowSingleDateInRange
        clearable
        maw={320}
        maxDate={dayjs().format('YYYY-MM-DD')}
        value={range}
        onChange={setRange}
        // The calendar is labeled by its field.
        id={daysId}
        popoverProps={{ withinPortal: true, id: daysId }}
        hideOutsideDates
        weekendDays={[]}
        ariaLabels={{ previousMonth: teamTexts.previousMonth, nextMonth: teamTexts.nextMonth }}
      />
      <DataTable
        title={auditTexts.title}
        titleOrder={1}
        table={table}
        columns={columns}
        rowId={rowId}
        empty={<Empty />}
      />
      {live.data?.length === maxAuditEntries && (
        <Text size="xs" c="dimmed">
          {auditTexts.most(maxAuditEntries)}
        </Text>
      )}
    </Stack>
  );
}
