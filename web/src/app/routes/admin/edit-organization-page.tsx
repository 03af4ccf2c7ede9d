import { errorPageTexts } from '@portal/domain/texts/shell';
import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { Team } from '../../../features/members/components/team';
import { OrganizationSettings } from '../../../features/organizations/components/organization-settings';
import { useOrganizationById } from '../../../features/organizations/data/use-organization';
import { paths } from '../../../config/paths';

/** /app/admin/organization/edit/{orgId}: the settings of any organization (000 §2, 001 §1). */
export function Component() {
  const { organizationId = '' } = useParams();
  const organization = useOrganizationById(organizationId);
  useCrumbName(organizationId, organization.data?.name);
  if (organization.status === 'loading') return <RowsLoading rows={6} />;
  if (organization.status === 'error') return <LoadFailed onRetry={organization.retry} />;
  if (!organization.data) return <Empty>{errorPageTexts.notFound}</Empty>;
  return (
    <OrganizationSettings
      organization={organization.data}
      users={<Team organization={organization.data} addHref={paths.adminAddMember.href(organizationId)} />}
    />
  );
}
