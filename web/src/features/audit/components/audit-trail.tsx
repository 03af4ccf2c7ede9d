import { maxAuditEntries, type AuditEntry } from '@portal/domain/audit/audit-entry';
import { auditTexts } from '@portal/domain/texts/audit';
import { Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { DataTable } from '../../../components/grid/data-table';
import { useLocalTable } from '../../../components/grid/use-local-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { useAuditTrail } from '../data/use-audit-trail';
import { useSubjectNames } from '../data/use-subject-names';
import { auditColumns } from './audit-columns';
import { AuditFilters, noAuditFilter } from './audit-filters';

const initialSort = { field: 'at', direction: 'desc' } as const;
const rowId = ({ id }: AuditEntry) => id;

interface Props {
  organizationId: string;
  /** The users of the organization. */
  users: readonly { uid: string; name: string }[];
  nameOf: (uid: string) => string;
}

/** The audit trail of an organization, by days, action and user, with search and CSV. */
export function AuditTrail({ organizationId, users, nameOf }: Props) {
  const [filter, setFilter] = useState(noAuditFilter);
  const live = useAuditTrail(organizationId, filter);
  const ofSubject = useSubjectNames(organizationId, live.data, nameOf);
  const columns = useMemo(() => auditColumns({ ofUser: nameOf, ofSubject }), [nameOf, ofSubject]);
  const state = useTableState({ tableId: 'audit', columns, initialSort });
  const table = useLocalTable(state, live, columns);
  return (
    <Stack>
      <Text size="sm" c="dimmed" maw={720}>
        {auditTexts.lead}
      </Text>
      <AuditFilters filter={filter} onChange={setFilter} users={users} />
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
