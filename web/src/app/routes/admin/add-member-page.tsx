import { useParams } from 'react-router';
import { paths } from '../../../config/paths';
import { AddMember } from '../../../features/members/components/add-member';

/** /app/admin/organization/details/{id}/add-member (000 §2). */
export function Component() {
  const { organizationId = '' } = useParams();
  return <AddMember organizationId={organizationId} backHref={paths.adminOrganization.href(organizationId)} />;
}
