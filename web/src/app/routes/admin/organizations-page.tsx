import { OrganizationsTable } from '../../../features/organizations/components/organizations-table';

/** /app/admin/organizations (000 §2). */
export function Component() {
  return <OrganizationsTable />;
}
