import { Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Loaded } from '../../../components/ui/loaded';
import { paths } from '../../../config/paths';
import { Team } from '../../../features/users/team/team';
import { OrganizationCard } from '../../../features/organizations/components/organization-card';
import { useOrganizationById } from '../../../features/organizations/data/use-organization';

/** /app/admin/organization/details/{id}. */
export function Component() {
  const { organizationId = '' } = useParams();
  const organization = useOrganizationById(organizationId);
  useCrumbName(organizationId, organization.data?.name);
  return (
    <Loaded live={organization}>
      {(found) => (
        <Stack>
          <OrganizationCard organization={found} />
          <Team organization={found} addHref={paths.adminAddTeamMember.href(organizationId)} />
        </Stack>
      )}
    </Loaded>
  );
}
