import { boolean, string } from 'yup';
import { accountTypes, userRolesSchema } from '../access/roles';
import { email } from '../fields/email';
import { record } from '../fields/model';
import { optionalText, requiredText } from '../fields/text';
import { formTexts } from '../texts/form';
import type { IndexStatus } from '../organizations/organization';
import { get, post } from './endpoint';

const id = () =>
  string()
    .matches(/^[\w-]{1,128}$/)
    .required();
const ofUser = record({ userId: id() });
interface UserChanged {
  userId: string;
}

/** What an administrator says about a person; the form and the server share it (001 §4). */
export const userDetailsSchema = record({
  email: email().required(formTexts.required),
  displayName: requiredText(),
  organizationId: string()
    .matches(/^[\w-]{0,128}$/)
    .default(''),
  userRoles: userRolesSchema,
  accountType: string().oneOf(accountTypes).default('recruiter'),
});

/** What a platform operator says about a new organization; everything else is edited in its settings. */
export const organizationDetailsSchema = record({
  name: requiredText(),
  email: email(),
  phone: optionalText(40),
  websiteURL: string().trim().max(2_000).default(''),
});

/** The platform operator's calls, part of the admin API (000 §7): super admins alone. */
export const administrationApi = {
  /**
   * A custom token that signs in as that user, and an opaque token, bound to the caller's session, that leads back.
   * Refused in production unless configured, for super admins, unverified and disabled users. Written to the log.
   */
  getCustomUserToken: get('/getCustomUserToken', record({ userId: id() })).answers<{
    token: string;
    returnToken: string;
  }>(),

  /** Made as the impersonated user: a custom token of the super admin who came here with that return token. */
  getCustomAdminToken: get('/getCustomAdminToken', record({ returnToken: string().max(4_000).required() })).answers<{
    token: string;
  }>(),

  createUser: post('/createUser', record({ user: userDetailsSchema })).answers<UserChanged>(),
  /** The email stays: its owner changes it in the account settings. */
  updateUser: post(
    '/updateUser',
    record({ userId: id(), user: userDetailsSchema.omit(['email']) }),
  ).answers<UserChanged>(),
  disableUser: post('/disableUser', ofUser).answers<UserChanged>(),
  enableUser: post('/enableUser', ofUser).answers<UserChanged>(),
  deleteUser: post('/deleteUser', ofUser).answers<UserChanged>(),

  createOrganization: post('/createOrganization', record({ organization: organizationDetailsSchema })).answers<{
    organizationId: string;
  }>(),
  createOrganizationIndexes: post(
    '/createOrganizationIndexes',
    record({ organizationId: id() }),
  ).answers<IndexStatus>(),
} as const;

/** The team of one organization, part of the app API (001 §2.6, §4): its admins, and super admins. */
export const teamApi = {
  /**
   * Adds a person to the organization's team: a new account with an invitation by mail, or a person without an
   * organization. Somebody of another organization is a `conflict`.
   */
  addTeamMember: post(
    '/addTeamMember',
    record({ organizationId: id(), user: userDetailsSchema.pick(['email', 'displayName', 'userRoles']) }),
  ).answers<UserChanged>(),

  /** Takes a person out of the organization; the account stays, without one. */
  removeTeamMember: post('/removeTeamMember', record({ organizationId: id(), userId: id() })).answers<UserChanged>(),

  /** Brand of a person on both sides, portal and integration; at least one of the two ids names who. */
  setTeamMemberBrand: post(
    '/setTeamMemberBrand',
    record({
      organizationId: id(),
      userId: string().max(128).default(''),
      atsUserId: string().max(128).default(''),
      kind: string().oneOf(['selectedBrand', 'smBrandId']).required(),
      brand: string().max(128).required(),
    }),
  ).answers<{ updated: true }>(),

  /** Single sign-on of an integration's user, on or off. */
  setAtsAccess: post(
    '/setAtsAccess',
    record({ organizationId: id(), atsUserId: id(), isEnabled: boolean().required() }),
  ).answers<{ isEnabled: boolean }>(),

  /** Fetches the integration's users anew. */
  refreshAtsUsers: post('/refreshAtsUsers', record({ organizationId: id() })).answers<{
    count: number;
  }>(),
} as const;
