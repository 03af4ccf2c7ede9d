import { UsersTable } from '../../../features/users/components/users-table';

/** /app/admin/users. */
export function Component() {
  return <UsersTable />;
}
