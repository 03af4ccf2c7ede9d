import type { OrganizationRow } from '@portal/domain/organizations/organization-row';
import { DataTable } from '../../../components/grid/data-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { useOrganizations } from '../data/use-organizations';
import { organizationColumns } from './organization-columns';

const columns = organizationColumns();
const rowId = ({ id }: OrganizationRow) => id;
const initialSort = { field: 'name', direction: 'asc' } as const;

/** All organizations of the platform (001 §2.5 "Organizations"). */
export function OrganizationsTable() {
  const state = useTableState({ table: 'organizations', initialSort });
  const table = useOrganizations(state);
  return (
    <DataTable title="Organizations" titleOrder={1} table={table} columns={columns} rowId={rowId} empty={<Empty />} />
  );
}
