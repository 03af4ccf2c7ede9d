import { Navigate } from 'react-router';
import { paths } from '../../../config/paths';
import { BrandPage } from './brand-of-url';
import { useCan, useOrganization } from '../../../session/session-context';

/** /app/organization-settings/brands/…: for the organization's own admins. */
export function Component() {
  const organization = useOrganization();
  if (!useCan('organization:edit')) return <Navigate to={paths.forbidden.href()} replace />;
  return <BrandPage organization={organization} base={paths.organizationSettings.href()} />;
}
