import type { OrganizationRow } from '@portal/domain/organizations/organization-row';
import { organizationColumnTexts as headers } from '@portal/domain/texts/columns';
import type { Column } from '../../../components/grid/column';
import { DataTable } from '../../../components/grid/data-table';
import { useSort } from '../../../components/grid/use-sort';
import { formatDay } from '../../../components/ui/format';
import { Empty } from '../../../components/ui/states';
import { useOrganizations } from '../data/use-organizations';

const columns: Column<OrganizationRow>[] = [
  { id: 'name', header: headers.organization, text: ({ name }) => name, sortField: 'name', card: 'title' },
  {
    id: 'createdOn',
    header: headers.createdOn,
    text: ({ createdAt }) => formatDay(createdAt),
    sortField: 'createdAt',
    width: 140,
  },
  { id: 'email', header: headers.email, text: ({ email }) => email, sortField: 'email' },
  { id: 'billing', header: headers.billing, text: ({ billingAccountType }) => billingAccountType, isOptional: true },
  { id: 'type', header: headers.type, text: ({ type }) => type, isOptional: true },
  {
    id: 'totalSeats',
    header: headers.totalSeats,
    text: ({ totalSeats }) => String(totalSeats ?? ''),
    isOptional: true,
  },
];
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
