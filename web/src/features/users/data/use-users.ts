import { collections } from '@portal/domain/paths/firestore-paths';
import { userSchema } from '@portal/domain/users/user';
import { userRowOf, type UserRow } from '@portal/domain/users/user-row';
import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import type { TableModel, TableState } from '../../../components/grid/table-model';
import { useData } from '../../../firebase/data-provider';
import { useStoredTable } from '../../../firebase/use-stored-table';

/** A live page of all users of the platform; for super admins. */
export function useUsers(state: TableState): TableModel<UserRow> {
  const { firestore } = useData();
  const table = useStoredTable({
    state,
    collection: collection(firestore, collections.users()),
    schema: userSchema,
    byLanguage: ['displayName'],
    searched: { kind: 'users', organizationId: '', jobId: '' },
  });
  const rows = useMemo(
    () => (table.rows.status === 'success' ? { ...table.rows, data: table.rows.data.map(userRowOf) } : table.rows),
    [table.rows],
  );
  return { ...table, rows, readAll: async (options) => (await table.readAll(options)).map(userRowOf) };
}
