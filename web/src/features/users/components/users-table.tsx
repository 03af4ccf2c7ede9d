import type { User } from '@portal/domain/users/user';
import { DataTable } from '../../../components/grid/data-table';
import { useSort } from '../../../components/grid/use-sort';
import { Empty } from '../../../components/ui/states';
import { useUsers } from '../data/use-users';
import { userColumns } from './user-columns';

const columns = userColumns();
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
