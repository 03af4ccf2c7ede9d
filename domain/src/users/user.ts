import { boolean, mixed, number, string } from 'yup';
import { activeStatus, accountTypes, userRolesSchema, type ActiveStatus } from '../access/roles';
import { list, record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { userIdentitySchema } from '../identity-provider/user-identity';
import { maxEndedSessions } from './user-session';

/** Profile fields that users edit themselves. */
export const userProfileSchema = record({
  phone: string().default(''),
  websiteURL: string().default(''),
  photoURL: string().default(''),
  title: string().default(''),
  description: string().default(''),
  address: record({
    address1: string().default(''),
    address2: string().default(''),
    city: string().default(''),
    state: string().default(''),
    zip: string().default(''),
  }),
});
export type UserProfile = Model<typeof userProfileSchema>;

/** Products that a user may have access to. */
export const products = ['core', 'skillsMarketing', 'portal', 'credentials'] as const;
export type Product = (typeof products)[number];

/**
 * A user, `users/{uid}`, and the only source of the user's rights. Only functions write `userRoles`, `organizationId`,
 * `accountType`, `activeStatus` and `userProducts`; users write their profile.
 */
export const userSchema = record({
  id: string().required(),
  /** Lower case. Empty only in imported documents that lack it. */
  email: string().lowercase().required().default(''),
  displayName: string().default(''),
  photoURL: string().default(''),
  userRoles: userRolesSchema,
  organizationId: string().nullable().default(null),
  accountType: string().oneOf(accountTypes).default('recruiter'),
  activeStatus: mixed<ActiveStatus>()
    .oneOf([activeStatus.disabled, activeStatus.active])
    .required()
    .default(activeStatus.active),
  isVerified: boolean().default(false),
  emailVerified: boolean().default(false),
  /** Incremented to end all sessions of the user: a token with another claim `sessionEpoch` is refused. */
  sessionEpoch: number().default(0),
  /** Ids of sessions that ended one by one; ending all empties the list. */
  endedSessions: list(string().required(), maxEndedSessions),
  /** Whether a sign-in asks for a one-time code; functions only. */
  hasSecondStep: boolean().default(false),
  /** Who the user is at the organization's identity provider; functions only. */
  identity: userIdentitySchema,
  isNewVersion: boolean().default(true),
  profile: userProfileSchema,
  termsAgreement: boolean().default(false),
  disableEmailNotifications: boolean().default(false),
  customEmails: list(string().required(), 20),
  /** Of the user's browser, as `Intl` names it, to show the user's times to clients; `''` before the first visit. */
  timeZone: string().max(64).default(''),
  selectedBrand: string().default('Default'),
  smBrandId: string().default(''),
  bullhornMasterUserId: string().default(''),
  userProducts: record({
    accessStatus: record({
      core: record({ hasPassword: boolean().default(false), invited: boolean().default(false) }),
    }),
    /** Products that are not listed are allowed. */
    accessRights: mixed<Partial<Record<Product, boolean>>>().default({}),
  }),
  activityAt: timestamp(),
  createdAt: timestamp(),
  schemaVersion: number().default(1),
});
export type User = Model<typeof userSchema>;

/** A session of the ATS, which calls share until it expires; only its adapter reads more than the time. */
export type AtsSession = Readonly<Record<string, string | number>> & {
  /** Milliseconds since 1970. */
  readonly expire_time: number;
};

/** Tokens of the ATS, `users/{uid}/private/integration`: functions only. */
export const atsTokenSchema = record({
  access_token: string().required(),
  /** Valid once: each use answers the next one. */
  refresh_token: string().required(),
  corpId: string().default(''),
  /** Milliseconds since 1970. */
  expire_time: number().required(),
  /** Login name at the ATS, which determines the data center. */
  username: string().default(''),
  session: mixed<AtsSession>().nullable().default(null),
  /** Lock of the renewal, which only one call may do at a time. Milliseconds since 1970. */
  renewingUntil: number().default(0),
});
export type AtsToken = Model<typeof atsTokenSchema>;

/** Whether the user is invited and has not created a password yet. */
export function isWaitingForPassword({ userProducts }: Pick<User, 'userProducts'>): boolean {
  const { invited, hasPassword } = userProducts.accessStatus.core;
  return invited && !hasPassword;
}

/** Fields of their own document that users may write, by path. Rules and forms follow this list. */
export const selfWritableUserFields = [
  'displayName',
  'photoURL',
  'profile',
  'termsAgreement',
  'disableEmailNotifications',
  'customEmails',
  'timeZone',
  'activityAt',
] as const;

/** Why a signed-in user is not admitted to the application. */
export type Refusal = 'disabled' | 'recruiterClient' | 'noAccessRight' | 'noRole' | 'unverified' | 'noPassword';

/**
 * Decides whether a signed-in user is admitted. Missing access rights mean allowed.
 * @param product the product of the visited part of the application.
 * @returns null when admitted, else the gravest reason.
 */
export function refusalOf(
  user: Pick<
    User,
    'activeStatus' | 'accountType' | 'userRoles' | 'userProducts' | 'isNewVersion' | 'isVerified' | 'identity'
  >,
  options: { isEmailVerified: boolean; product?: Product },
): Refusal | null {
  if (user.activeStatus !== activeStatus.active) return 'disabled';
  if (user.accountType === 'recruiterClient') return 'recruiterClient';
  if (user.userProducts.accessRights[options.product ?? 'core'] === false) return 'noAccessRight';
  if (!user.userRoles.user && !user.userRoles.admin && !user.userRoles.superAdmin) return 'noRole';
  if (!options.isEmailVerified) return 'unverified';
  // Who signs in at an identity provider needs none.
  const needsPassword = user.isNewVersion && user.identity.provider === '';
  if (needsPassword && !user.userProducts.accessStatus.core.hasPassword) return 'noPassword';
  return null;
}
