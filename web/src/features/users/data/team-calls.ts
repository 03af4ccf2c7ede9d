import { teamApi, userDetailsSchema } from '@portal/domain/contracts/administration-api';
import type { Model } from '@portal/domain/fields/model';
import type { Auth } from 'firebase/auth';
import { callApi } from '../../../firebase/api-client';

const app = { api: 'app' } as const;

/** What is said of a person who joins a team. */
export const newTeamMemberSchema = userDetailsSchema.pick(['email', 'displayName', 'userRoles']);
export type NewTeamMember = Model<typeof newTeamMemberSchema>;

/** Adds a person to an organization's team. @throws PortalError */
export async function addTeamMember(auth: Auth, organizationId: string, user: NewTeamMember): Promise<void> {
  await callApi(auth, teamApi.addTeamMember, { organizationId, user }, app);
}

/** Takes a person out of an organization's team. @throws PortalError */
export async function removeTeamMember(auth: Auth, organizationId: string, userId: string): Promise<void> {
  await callApi(auth, teamApi.removeTeamMember, { organizationId, userId }, app);
}

/** The person whose brand is set, known by either side. */
interface BrandHolder {
  userId?: string;
  atsUserId?: string;
}

/** Sets a person's brand on both sides (000 §4). @throws PortalError */
export async function setTeamMemberBrand(
  auth: Auth,
  organizationId: string,
  holder: BrandHolder,
  choice: { kind: 'selectedBrand' | 'smBrandId'; brand: string },
): Promise<void> {
  const { userId = '', atsUserId = '' } = holder;
  await callApi(auth, teamApi.setTeamMemberBrand, { organizationId, userId, atsUserId, ...choice }, app);
}

/** Opens or closes a person's way in through the applicant-tracking system (000 §4). @throws PortalError */
export async function setAtsAccess(
  auth: Auth,
  organizationId: string,
  atsUserId: string,
  isEnabled: boolean,
): Promise<void> {
  await callApi(auth, teamApi.setAtsAccess, { organizationId, atsUserId, isEnabled }, app);
}

/** Fetches the users of the applicant-tracking system anew. @throws PortalError */
export async function refreshAtsUsers(auth: Auth, organizationId: string): Promise<void> {
  await callApi(auth, teamApi.refreshAtsUsers, { organizationId }, app);
}
