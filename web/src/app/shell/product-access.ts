import { hasProduct } from '@portal/domain/organizations/product-feature';
import type { Organization } from '@portal/domain/organizations/organization';
import type { User } from '@portal/domain/users/user';
import { paths } from '../../config/paths';

/** URLs of skills marketing; everything else is the core product. */
const skillsMarketingPaths = [paths.skills.path, paths.tearsheets.path, paths.contacts.path, paths.mailings.path];

/** Whether the URL is in the tearsheet or job-marketing area. */
export function isTearsheetUrl(pathname: string): boolean {
  return isBelow(pathname, paths.tearsheets.path);
}

/**
 * Whether the URL may be shown: its product must be on for the organization and not denied to the user; inside another
 * page's frame the core product must be on as well. Without an organization nothing is switched off.
 */
export function productAccess(options: {
  pathname: string;
  user: Pick<User, 'userProducts'>;
  organization: Pick<Organization, 'productFeature'> | null;
  isEmbedded: boolean;
}): 'allowed' | 'denied' | 'unavailable' {
  const { pathname, user, organization, isEmbedded } = options;
  const isMarketing = skillsMarketingPaths.some((path) => isBelow(pathname, path));
  if (isMarketing && user.userProducts.accessRights.skillsMarketing === false) return 'denied';
  if (!organization) return 'allowed';
  if (isEmbedded && !hasProduct(organization, 'core')) return 'denied';
  return isMarketing && !hasProduct(organization, 'skillsMarketing') ? 'unavailable' : 'allowed';
}

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
