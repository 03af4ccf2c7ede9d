import type { OrganizationRow } from '@portal/domain/organizations/organization-row';
import { DataTable } from '../../../components/grid/data-table';
import { useSort } from '../../../components/grid/use-sort';
import { Empty } from '../../../components/ui/states';
import { useOrganizations } from '../data/use-organizations';
import { organizationColumns } from './organization-columns';

const columns = organizationColumns();
const rowId = ({ id }: OrganizationRow) => id;

/** All organizations of the platform (001 §2.5 "Organizations"). */
export function OrganizationsTable() {
  const { sort, onSort } = useSort({ field: 'name', direction: 'asc' });
  const { rows, paging } = useOrganizations(sort);
  return (
    <DataTable
      tableId="organizations"
      title="Organizations"
      titleOrder={1}
      columns={columns}
      rows={rows}
      rowId={rowId}
      sort={sort}
      onSort={onSort}
      paging={paging}
      empty={<Empty />}
    />
  );
}
