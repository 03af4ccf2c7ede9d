import { collections } from '@portal/domain/paths/firestore-paths';
import { userSchema } from '@portal/domain/users/user';
import { collection } from 'firebase/firestore';
import type { TableState } from '../../../components/grid/table-model';
import { useData } from '../../../firebase/data-provider';
import { useStoredTable } from '../../../firebase/use-stored-table';

/** A live page of all users of the platform; for super admins. */
export function useUsers(state: TableState) {
  const { firestore } = useData();
  return useStoredTable({
    state,
    collection: collection(firestore, collections.users()),
    schema: userSchema,
    searched: { kind: 'users', organizationId: '', jobId: '' },
  });
}
