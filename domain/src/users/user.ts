import { boolean, mixed, number, string } from 'yup';
import { activeStatus, accountTypes, userRolesSchema, type ActiveStatus } from '../access/roles';
import { list, record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** Profile fields that people edit themselves (000 §3 User.profile). */
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
 * A member of staff, `users/{uid}`: the one truth of a person's rights. `userRoles`, `organizationId`, `accountType`,
 * `activeStatus` and `userProducts` are written by functions alone; people write their profile (000 §3 User).
 */
export const userSchema = record({
  id: string().required(),
  /** Lower case. Empty only where a document from elsewhere lacks it: nobody is stored without. */
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
  /** How often all sessions of this user were ended. A token whose claim `sessionEpoch` differs is refused. */
  sessionEpoch: number().default(0),
  isNewVersion: boolean().default(true),
  profile: userProfileSchema,
  termsAgreement: boolean().default(false),
  disableEmailNotifications: boolean().default(false),
  customEmails: list(string().required(), 20),
  selectedBrand: string().default('Default'),
  smBrandId: string().default(''),
  bullhornMasterUserId: string().default(''),
  userProducts: record({
    accessStatus: record({
      core: record({ hasPassword: boolean().default(false), invited: boolean().default(false) }),
    }),
    /** A product that is not named here is allowed (000 §5). */
    accessRights: mixed<Partial<Record<Product, boolean>>>().default({}),
  }),
  activityAt: timestamp(),
  createdAt: timestamp(),
  schemaVersion: number().default(1),
});
export type User = Model<typeof userSchema>;

/** A session of the applicant-tracking system, as its log-in answers it; calls share it until it ends. */
export const atsSessionSchema = record({
  BhRestToken: string().required(),
  /** Where that organization's data are asked for, with a slash at the end. */
  restUrl: string().required(),
  /** Milliseconds since 1970. */
  expire_time: number().required(),
});
export type AtsSession = Model<typeof atsSessionSchema>;

/** Tokens of the applicant-tracking system, `users/{uid}/private/integration`: nobody's but the functions'. */
export const atsTokenSchema = record({
  access_token: string().required(),
  /** Counts once: each use brings the next one. */
  refresh_token: string().required(),
  corpId: string().default(''),
  /** Milliseconds since 1970. */
  expire_time: number().required(),
  /** Name of the account there; it tells the data centre. */
  username: string().default(''),
  session: atsSessionSchema.nullable().default(null),
  /** Until then somebody renews these tokens, which only one may do at a time. Milliseconds since 1970. */
  renewingUntil: number().default(0),
});
export type AtsToken = Model<typeof atsTokenSchema>;

/** Fields of their own document that people may write, by path. Rules and forms follow this list. */
export const selfWritableUserFields = [
  'displayName',
  'photoURL',
  'profile',
  'termsAgreement',
  'disableEmailNotifications',
  'customEmails',
  'activityAt',
] as const;

/** Why somebody with a valid sign-in is not admitted to the application. */
export type Refusal = 'disabled' | 'recruiterClient' | 'noAccessRight' | 'noRole' | 'unverified' | 'noPassword';

/**
 * Decides whether a signed-in person is admitted (000 §4, §5, §6). Missing access rights mean allowed.
 * @param product the product that the visited part of the application belongs to.
 * @returns null when admitted, else the first reason against it, the gravest first.
 */
export function refusalOf(
  user: Pick<User, 'activeStatus' | 'accountType' | 'userRoles' | 'userProducts' | 'isNewVersion' | 'isVerified'>,
  options: { isEmailVerified: boolean; product?: Product },
): Refusal | null {
  if (user.activeStatus !== activeStatus.active) return 'disabled';
  if (user.accountType === 'recruiterClient') return 'recruiterClient';
  if (user.userProducts.accessRights[options.product ?? 'core'] === false) return 'noAccessRight';
  if (!user.userRoles.user && !user.userRoles.admin && !user.userRoles.superAdmin) return 'noRole';
  if (!options.isEmailVerified) return 'unverified';
  if (user.isNewVersion && !user.userProducts.accessStatus.core.hasPassword) return 'noPassword';
  return null;
}
