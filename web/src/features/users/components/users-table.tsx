import type { User } from '@portal/domain/users/user';
import { DataTable } from '../../../components/grid/data-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { useUsers } from '../data/use-users';
import { userColumns } from './user-columns';

const columns = userColumns();
const rowId = ({ id }: User) => id;
const initialSort = { field: 'displayName', direction: 'asc' } as const;

/** All users of the platform (001 §2.5 "Users"). */
export function UsersTable() {
  const state = useTableState({ table: 'users', initialSort });
  const table = useUsers(state);
  return <DataTable title="Users" titleOrder={1} table={table} columns={columns} rowId={rowId} empty={<Empty />} />;
}
