import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Loaded } from '../../../components/ui/loaded';
import { paths } from '../../../config/paths';
import { useOrganizationById } from '../../../features/organizations/data/use-organization';
import { BrandPage } from '../organization/brand-of-url';

/** /app/admin/organization/edit/{orgId}/brands/…: a brand of any organization. */
export function Component() {
  const { organizationId = '' } = useParams();
  const organization = useOrganizationById(organizationId);
  useCrumbName(organizationId, organization.data?.name);
  return (
    <Loaded live={organization}>
      {(found) => <BrandPage organization={found} base={paths.editOrganization.href(organizationId)} />}
    </Loaded>
  );
}
