import { activeStatus } from '@portal/domain/access/roles';
import { userColumnTexts as headers } from '@portal/domain/texts/columns';
import { tableTexts } from '@portal/domain/texts/tables';
import type { User } from '@portal/domain/users/user';
import type { Column } from '../../../components/grid/column';
import { DataTable } from '../../../components/grid/data-table';
import { useSort } from '../../../components/grid/use-sort';
import { formatDay } from '../../../components/ui/format';
import { Empty } from '../../../components/ui/states';
import { useUsers } from '../data/use-users';

const columns: Column<User>[] = [
  { id: 'name', header: headers.name, text: ({ displayName }) => displayName, sortField: 'displayName', card: 'title' },
  { id: 'email', header: headers.email, text: ({ email }) => email, sortField: 'email' },
  {
    id: 'createdOn',
    header: headers.createdOn,
    text: ({ createdAt }) => formatDay(createdAt),
    sortField: 'createdAt',
    width: 140,
  },
  {
    id: 'disabled',
    header: headers.disabled,
    text: (user) => (user.activeStatus === activeStatus.active ? tableTexts.enabled : tableTexts.disabled),
    sortField: 'activeStatus',
    width: 130,
    card: 'corner',
  },
];
const rowId = ({ id }: User) => id;

/** All users of the platform (001 §2.5 "Users"). */
export function UsersTable() {
  const { sort, onSort } = useSort({ field: 'displayName', direction: 'asc' });
  const { rows, paging } = useUsers(sort);
  return (
    <DataTable
      tableId="users"
      title="Users"
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
