import { UsersTable } from '../../../features/users/components/users-table';

/** /app/admin/users (000 §2). */
export function Component() {
  return <UsersTable />;
}
