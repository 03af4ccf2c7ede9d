import { errorPageTexts } from '@portal/domain/texts/shell';
import { Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { Team } from '../../../features/members/components/team';
import { OrganizationCard } from '../../../features/organizations/components/organization-card';
import { useOrganizationById } from '../../../features/organizations/data/use-organization';

/** /app/admin/organization/details/{id} (000 §2, 001 §2.6). */
export function Component() {
  const { organizationId = '' } = useParams();
  const organization = useOrganizationById(organizationId);
  useCrumbName(organizationId, organization.data?.name);
  if (organization.status === 'loading') return <RowsLoading rows={6} />;
  if (organization.status === 'error') return <LoadFailed onRetry={organization.retry} />;
  if (!organization.data) return <Empty>{errorPageTexts.notFound}</Empty>;
  return (
    <Stack>
      <OrganizationCard organization={organization.data} />
      <Team organization={organization.data} addHref={paths.adminAddMember.href(organizationId)} />
    </Stack>
  );
}
