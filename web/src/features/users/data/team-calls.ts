import type { UserRoles } from '@portal/domain/access/roles';
import { teamApi } from '@portal/domain/contracts/administration-api';
import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { Model } from '@portal/domain/fields/model';
import type { Auth } from 'firebase/auth';
import { callApi } from '../../../firebase/api-client';
import { userFormSchema } from './user-form-schema';

const app = { api: 'app' } as const;

/** The fields of a new team member. */
export const newTeamMemberSchema = userFormSchema.pick(['email', 'displayName', 'userRoles']);
export type NewTeamMember = Model<typeof newTeamMemberSchema>;

/** The roles of a team member. */
export const teamMemberRolesSchema = userFormSchema.pick(['userRoles']);
/** The corrected email of an invited team member. */
export const invitedEmailSchema = userFormSchema.pick(['email']);

/** Adds a user to an organization's team. @throws PortalError */
export async function addTeamMember(auth: Auth, organizationId: string, user: NewTeamMember): Promise<void> {
  await callApi(auth, teamApi.addTeamMember, { organizationId, user }, app);
}

/** Removes a user from an organization's team. @throws PortalError */
export async function removeTeamMember(auth: Auth, organizationId: string, userId: string): Promise<void> {
  await callApi(auth, teamApi.removeTeamMember, { organizationId, userId }, app);
}

/** Sets which of user and admin a team member is. @throws PortalError */
export async function setTeamMemberRoles(
  auth: Auth,
  organizationId: string,
  userId: string,
  userRoles: UserRoles,
): Promise<void> {
  await callApi(auth, teamApi.setTeamMemberRoles, { organizationId, userId, userRoles }, app);
}

/** Corrects the email of an invited team member, who is invited again. @throws PortalError */
export async function correctInvitation(
  auth: Auth,
  organizationId: string,
  userId: string,
  email: string,
): Promise<void> {
  await callApi(auth, teamApi.correctInvitation, { organizationId, userId, email }, app);
}

/** Mails an invited team member the link to create a password again. @throws PortalError */
export async function resendInvitation(auth: Auth, organizationId: string, userEmail: string): Promise<void> {
  const request = { userEmail, organizationId, actionCodeSettings: { url: '' }, code: '' };
  await callApi(auth, authenticationApi.sendUserCreatePasswordEmail, request, app);
}

/** The user whose brand is set, by the id on either side. */
interface BrandHolder {
  userId?: string;
  atsUserId?: string;
}

/** Sets a team member's brand in the portal and the ATS user's. @throws PortalError */
export async function setTeamMemberBrand(
  auth: Auth,
  organizationId: string,
  holder: BrandHolder,
  choice: { kind: 'selectedBrand' | 'smBrandId'; brand: string },
): Promise<void> {
  const { userId = '', atsUserId = '' } = holder;
  await callApi(auth, teamApi.setTeamMemberBrand, { organizationId, userId, atsUserId, ...choice }, app);
}

/** Allows or denies the sign-in through the ATS. @throws PortalError */
export async function setAtsAccess(
  auth: Auth,
  organizationId: string,
  atsUserId: string,
  isEnabled: boolean,
): Promise<void> {
  await callApi(auth, teamApi.setAtsAccess, { organizationId, atsUserId, isEnabled }, app);
}

/** Imports the users of the ATS again. @throws PortalError */
export async function refreshAtsUsers(auth: Auth, organizationId: string): Promise<void> {
  await callApi(auth, teamApi.refreshAtsUsers, { organizationId }, app);
}
