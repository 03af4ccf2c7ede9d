import { array, boolean, string } from 'yup';
import { accountTypes, userRolesSchema } from '../access/roles';
import { statusMappingSchema } from '../ats/status-mapping';
import { chosenKinds } from '../ats/sync-run';
import { optionalId, requiredId } from '../fields/id';
import { email } from '../fields/email';
import { record } from '../fields/model';
import { url } from '../fields/url';
import { optionalText, requiredText } from '../fields/text';
import { formTexts } from '../texts/form';
import type { IndexStatus } from '../organizations/organization';
import { get, post } from './endpoint';

const ofUser = record({ userId: requiredId() });
interface UserChanged {
  userId: string;
}

/** Details of a user that admins enter; form and server share the schema. */
export const userDetailsSchema = record({
  email: email().required(formTexts.required),
  displayName: requiredText(),
  organizationId: optionalId(),
  userRoles: userRolesSchema,
  accountType: string().oneOf(accountTypes).default('recruiter'),
});

/** Details of a new organization; everything else is edited in its settings. */
export const organizationDetailsSchema = record({
  name: requiredText(),
  email: email(),
  phone: optionalText(40),
  websiteURL: url(),
});

/** Calls of super admins, part of the admin API. */
export const administrationApi = {
  /**
   * Starts an impersonation: a custom token of that user, and an opaque token, bound to the caller's session, that
   * ends it. Refused for super admins, unverified and disabled users, and in production unless configured. Logged.
   */
  getCustomUserToken: get('/getCustomUserToken', record({ userId: requiredId() })).answers<{
    token: string;
    returnToken: string;
  }>(),

  /** Called as the impersonated user: a custom token of the super admin to whom the return token was issued. */
  getCustomAdminToken: get('/getCustomAdminToken', record({ returnToken: string().max(4_000).required() })).answers<{
    token: string;
  }>(),

  createUser: post('/createUser', record({ user: userDetailsSchema })).answers<UserChanged>(),
  /** The email does not change; users change it themselves in their account settings. */
  updateUser: post(
    '/updateUser',
    record({ userId: requiredId(), user: userDetailsSchema.omit(['email']) }),
  ).answers<UserChanged>(),
  disableUser: post('/disableUser', ofUser).answers<UserChanged>(),
  enableUser: post('/enableUser', ofUser).answers<UserChanged>(),
  deleteUser: post('/deleteUser', ofUser).answers<UserChanged>(),

  createOrganization: post('/createOrganization', record({ organization: organizationDetailsSchema })).answers<{
    organizationId: string;
  }>(),
  createOrganizationIndexes: post(
    '/createOrganizationIndexes',
    record({ organizationId: requiredId() }),
  ).answers<IndexStatus>(),
} as const;

/** Calls of admins about their organization's team, part of the app API. */
export const teamApi = {
  /**
   * Adds a user to the team: a new one, invited by mail, or an existing one without an organization. For a user of another
   * organization admins get the same answer, and super admins a `conflict`.
   */
  addTeamMember: post(
    '/addTeamMember',
    record({ organizationId: requiredId(), user: userDetailsSchema.pick(['email', 'displayName', 'userRoles']) }),
  ).answers<UserChanged>(),

  /** Removes a user from the organization; the user stays, without one. */
  removeTeamMember: post(
    '/removeTeamMember',
    record({ organizationId: requiredId(), userId: requiredId() }),
  ).answers<UserChanged>(),

  /** Sets which of `user` and `admin` a team member is. Refused for oneself and for super admins. */
  setTeamMemberRoles: post(
    '/setTeamMemberRoles',
    record({ organizationId: requiredId(), userId: requiredId(), userRoles: userRolesSchema }),
  ).answers<UserChanged>(),

  /**
   * Corrects the email of an invited member who has not created a password yet: the former invitation ends and a new one is
   * mailed. An email that cannot be added is answered as in `addTeamMember`.
   */
  correctInvitation: post(
    '/correctInvitation',
    record({ organizationId: requiredId(), userId: requiredId(), email: email().required(formTexts.required) }),
  ).answers<UserChanged>(),

  /** Sets a user's brand in the portal and in the ATS; at least one of the two ids is given. */
  setTeamMemberBrand: post(
    '/setTeamMemberBrand',
    record({
      organizationId: requiredId(),
      userId: string().max(128).default(''),
      atsUserId: string().max(128).default(''),
      kind: string().oneOf(['selectedBrand', 'smBrandId']).required(),
      brand: string().max(128).required(),
    }),
  ).answers<{ updated: true }>(),

  /** Turns sign-in through the ATS on or off for an ATS user. */
  setAtsAccess: post(
    '/setAtsAccess',
    record({ organizationId: requiredId(), atsUserId: requiredId(), isEnabled: boolean().required() }),
  ).answers<{ isEnabled: boolean }>(),

  /** Imports the users of the ATS. */
  refreshAtsUsers: post('/refreshAtsUsers', record({ organizationId: requiredId() })).answers<{
    count: number;
  }>(),
  /**
   * Connects the caller's organization to the ATS with an account there; functions call it with the caller's tokens. Answers
   * how many users it has, as a test. The password is not stored.
   */
  connectAts: post(
    '/connectAts',
    record({
      organizationId: requiredId(),
      username: string().trim().max(100).required(formTexts.required),
      password: string().max(200).required(formTexts.required),
    }),
  ).answers<{ users: number }>(),
  /** Ends the connection. What was imported stays; notes wait for the next connection. */
  disconnectAts: post('/disconnectAts', record({ organizationId: requiredId() })).answers<Record<string, never>>(),
  /** Chooses what the schedule imports, and imports it now. */
  chooseAtsImports: post(
    '/chooseAtsImports',
    record({
      organizationId: requiredId(),
      kinds: array().of(string().oneOf(chosenKinds).required()).min(1).required(),
    }),
  ).answers<Record<string, never>>(),
  /** Stores which names submission statuses have in the ATS. */
  mapAtsStatuses: post(
    '/mapAtsStatuses',
    record({ organizationId: requiredId(), statusMappings: array().of(statusMappingSchema).max(100).required() }),
  ).answers<Record<string, never>>(),
  /** Sends a failed or waiting note to the ATS again. */
  resendAtsNote: post('/resendAtsNote', record({ organizationId: requiredId(), noteId: requiredId() })).answers<
    Record<string, never>
  >(),
} as const;
