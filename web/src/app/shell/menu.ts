import type { Organization } from '@portal/domain/organizations/organization';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { shellTexts } from '@portal/domain/texts/shell';
import type { User } from '@portal/domain/users/user';
import { paths } from '../../config/paths';

export interface MenuItem {
  label: string;
  href: string;
}

/** The main menu: Home and Jobs. */
export const mainMenu: readonly MenuItem[] = [
  { label: shellTexts.home, href: paths.app.href() },
  { label: shellTexts.jobs, href: paths.jobs.href() },
];

/** Entries for organizations with skills marketing. */
export const marketingMenu: readonly MenuItem[] = [
  { label: shellTexts.skills, href: paths.skills.href() },
  { label: shellTexts.tearsheets, href: paths.tearsheets.href() },
];

/** The super admins' menu. */
export const superAdminMenu: readonly MenuItem[] = [
  { label: shellTexts.organizations, href: paths.adminOrganizations.href() },
  { label: shellTexts.users, href: paths.adminUsers.href() },
];

/** The settings menu without Logout: organization settings are for administrators. */
export function settingsMenu({ admin, superAdmin }: User['userRoles'], hasOrganization: boolean): readonly MenuItem[] {
  const account = { label: shellTexts.accountSettings, href: paths.accountSettings.href() };
  const organization = { label: shellTexts.organizationSettings, href: paths.organizationSettings.href() };
  return hasOrganization && (admin || superAdmin) ? [account, organization] : [account];
}

/**
 * The menu of the header: Home and Jobs, and the areas of skills marketing where the organization has the product and the
 * user is not denied it. It is on unless it is switched off, as the settings show it.
 */
export function headerMenu(
  { userRoles, userProducts }: Pick<User, 'userRoles' | 'userProducts'>,
  organization: Pick<Organization, 'productFeature'> | null,
): readonly MenuItem[] {
  const isMarketing =
    organization !== null &&
    hasProduct(organization, 'skillsMarketing') &&
    userProducts.accessRights.skillsMarketing !== false;
  return [...mainMenu, ...(isMarketing ? marketingMenu : []), ...(userRoles.superAdmin ? superAdminMenu : [])];
}
