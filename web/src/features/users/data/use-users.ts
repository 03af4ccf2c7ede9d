import { collections } from '@portal/domain/paths/firestore-paths';
import { userSchema } from '@portal/domain/users/user';
import { collection } from 'firebase/firestore';
import type { Sort } from '../../../components/grid/column';
import { useData } from '../../../firebase/data-provider';
import { usePagedQuery } from '../../../firebase/use-paged-query';

/** A live page of all users of the platform; for super admins. */
export function useUsers(sort: Sort) {
  const { firestore } = useData();
  const path = collections.users();
  return usePagedQuery({ id: path, collection: collection(firestore, path), filters: [], sort, schema: userSchema });
}
