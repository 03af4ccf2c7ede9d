import type { Organization } from '@portal/domain/organizations/organization';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { clientWaitTexts } from '@portal/domain/texts/client-waits';
import { interviewScreenTexts } from '@portal/domain/texts/interviews';
import { peopleTexts } from '@portal/domain/texts/people';
import { shellTexts } from '@portal/domain/texts/shell';
import type { User } from '@portal/domain/users/user';
import { paths } from '../../config/paths';

/** What the number behind an entry of the menu counts. */
export type MenuCount = 'waiting' | 'interviews';

export interface MenuItem {
  label: string;
  href: string;
  counts?: MenuCount;
}

/** The main menu: Home and Jobs. */
export const mainMenu: readonly MenuItem[] = [
  { label: shellTexts.home, href: paths.app.href() },
  { label: shellTexts.jobs, href: paths.jobs.href() },
];

/** Entries for every organization. */
const organizationMenu: readonly MenuItem[] = [
  { label: peopleTexts.title, href: paths.people.href() },
  { label: interviewScreenTexts.title, href: paths.interviews.href(), counts: 'interviews' },
  { label: clientWaitTexts.title, href: paths.waiting.href(), counts: 'waiting' },
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
 * The menu of the header: Home and Jobs, for organizations interviews and what waits for the client, and the areas of skills
 * marketing where the organization has the product and the user is not denied it. It is on unless it is switched off, as the
 * settings show it.
 */
export function headerMenu(
  { userRoles, userProducts }: Pick<User, 'userRoles' | 'userProducts'>,
  organization: Pick<Organization, 'productFeature'> | null,
): readonly MenuItem[] {
  const isMarketing =
    organization !== null &&
    hasProduct(organization, 'skillsMarketing') &&
    userProducts.accessRights.skillsMarketing !== false;
  return [
    ...mainMenu,
    ...(organization ? organizationMenu : []),
    ...(isMarketing ? marketingMenu : []),
    ...(userRoles.superAdmin ? superAdminMenu : []),
  ];
}
