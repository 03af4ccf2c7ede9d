import { shellTexts } from '@portal/domain/texts/shell';
import type { User } from '@portal/domain/users/user';
import { paths } from '../../config/paths';

export interface MenuItem {
  label: string;
  href: string;
}

/** The main menu (000 §2): Home and Jobs. */
export const mainMenu: readonly MenuItem[] = [
  { label: shellTexts.home, href: paths.app.href() },
  { label: shellTexts.jobs, href: paths.jobs.href() },
];

/** The super administrators' menu (000 §2, §6). */
export const superAdminMenu: readonly MenuItem[] = [
  { label: shellTexts.organizations, href: paths.adminOrganizations.href() },
  { label: shellTexts.users, href: paths.adminUsers.href() },
];

/** The settings menu without Logout: organization settings are for administrators (000 §2, §6). */
export function settingsMenu({ admin, superAdmin }: User['userRoles'], hasOrganization: boolean): readonly MenuItem[] {
  const account = { label: shellTexts.accountSettings, href: paths.accountSettings.href() };
  const organization = { label: shellTexts.organizationSettings, href: paths.organizationSettings.href() };
  return hasOrganization && (admin || superAdmin) ? [account, organization] : [account];
}
