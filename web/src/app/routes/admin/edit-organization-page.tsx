import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Loaded } from '../../../components/ui/loaded';
import { Team } from '../../../features/users/team/team';
import { OrganizationSettings } from '../../../features/organizations/components/organization-settings';
import { useOrganizationById } from '../../../features/organizations/data/use-organization';
import { paths } from '../../../config/paths';

/** /app/admin/organization/edit/{orgId}: the settings of any organization. */
export function Component() {
  const { organizationId = '' } = useParams();
  const organization = useOrganizationById(organizationId);
  useCrumbName(organizationId, organization.data?.name);
  return (
    <Loaded live={organization}>
      {(found) => (
        <OrganizationSettings
          organization={found}
          users={<Team organization={found} addHref={paths.adminAddTeamMember.href(organizationId)} />}
        />
      )}
    </Loaded>
  );
}
