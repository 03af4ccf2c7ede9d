import { OrganizationsTable } from '../../../features/organizations/components/organizations-table';

/** /app/admin/organizations. */
export function Component() {
  return <OrganizationsTable />;
}
