import type { UserRoles } from '@portal/domain/access/roles';

/** The password of every demo account; they exist only in the local emulators. */
export const demoPassword = 'Recruit-2026!';

export interface DemoAccount {
  uid: string;
  email: string;
  name: string;
  title: string;
  organizationId: string | null;
  userRoles: UserRoles;
  /** Printed next to the account when the portal starts. */
  note: string;
  isShown: boolean;
  accountType?: 'recruiterClient';
  isDisabled?: boolean;
  isUnverified?: boolean;
  /** Name of the brand of the user's public pages. */
  selectedBrand?: string;
}

const user = { user: true, admin: false, superAdmin: false };
const admin = { user: true, admin: true, superAdmin: false };
const none = { user: false, admin: false, superAdmin: false };
const superAdmin = { user: false, admin: false, superAdmin: true };

export const demoOrganizations = { alder: 'alder-and-pine', harbor: 'harbor-health' } as const;
const { alder, harbor } = demoOrganizations;

/** Users of all roles: two agencies, the super admin, two client contacts, and users who are refused. */
export const demoAccounts: readonly DemoAccount[] = [
  account('maya', 'Maya Lindqvist', 'Senior Recruiter', alder, user, 'recruiter', true),
  account('daniel', 'Daniel Okafor', 'Agency Director', alder, admin, 'administrator of the agency', true),
  {
    ...account('root', 'Rosa Ferreira', 'Platform Operations', null, superAdmin, 'super administrator', true),
    email: 'root@portal.example',
  },
  account('noor', 'Noor Haddad', 'Recruiter', harbor, user, 'recruiter of the other agency', true),
  account('erik', 'Erik Brandt', 'Account Manager', alder, user, 'account manager', false),
  {
    ...account('lucia', 'Lucía Romero', 'Recruiter', alder, user, 'recruiter', false),
    selectedBrand: 'Alder Engineering',
  },
  account('tomas', 'Tomáš Novák', 'Recruiter', alder, user, 'recruiter', false),
  account('hannah', 'Hannah Weiss', 'Practice Lead', harbor, admin, 'administrator', false),
  account('jonas', 'Jonas Eriksen', 'Recruiter', harbor, user, 'recruiter', false),
  { ...account('former', 'Paul Adler', 'Recruiter', alder, user, 'disabled account', false), isDisabled: true },
  {
    ...account('client', 'Grace Chen', 'Hiring Manager', alder, user, 'client account, refused', false),
    accountType: 'recruiterClient',
  },
  {
    ...account(
      'olivia',
      'Olivia Grant',
      'Head of Engineering',
      null,
      none,
      'client contact, signs in at /client',
      true,
    ),
    email: 'olivia.grant@cascade-ledger.example',
    accountType: 'recruiterClient',
  },
  {
    ...account(
      'marcus',
      'Marcus Bell',
      'Talent Partner',
      null,
      none,
      'client contact, sees all jobs of his company',
      true,
    ),
    email: 'marcus.bell@cascade-ledger.example',
    accountType: 'recruiterClient',
  },
  { ...account('new', 'Sam Rivera', 'Recruiter', alder, user, 'not verified yet', false), isUnverified: true },
];

function account(
  uid: string,
  name: string,
  title: string,
  organizationId: string | null,
  userRoles: UserRoles,
  note: string,
  isShown: boolean,
): DemoAccount {
  return {
    uid: `demo-${uid}`,
    email: `${uid}@${organizationId ?? 'portal'}.example`,
    name,
    title,
    organizationId,
    userRoles,
    note,
    isShown,
  };
}
