import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { userDetailsSchema } from '@portal/domain/contracts/administration-api';
import { identityProviderApi } from '@portal/domain/contracts/identity-provider-api';
import { secondStepApi } from '@portal/domain/contracts/second-step-api';
import { administrationApi } from '@portal/domain/contracts/administration-api';
import type { Model } from '@portal/domain/fields/model';
import type { Organization } from '@portal/domain/organizations/organization';
import type { User } from '@portal/domain/users/user';
import type { Auth } from 'firebase/auth';
import { callApi } from '../../../firebase/api-client';

export type UserDetails = Model<typeof userDetailsSchema>;
const admin = { api: 'admin' } as const;

/** Creates a user, who is invited by mail. @returns the id. @throws PortalError */
export async function createUser(auth: Auth, user: UserDetails): Promise<string> {
  return (await callApi(auth, administrationApi.createUser, { user }, admin)).userId;
}

/** Changes what administrators decide about a user; the email stays. @throws PortalError */
export async function updateUser(auth: Auth, userId: string, { email: _, ...user }: UserDetails): Promise<void> {
  await callApi(auth, administrationApi.updateUser, { userId, user }, admin);
}

/** Deletes a user permanently. @throws PortalError */
export async function deleteUser(auth: Auth, userId: string): Promise<void> {
  await callApi(auth, administrationApi.deleteUser, { userId }, admin);
}

/** Enables or disables a user; disabling ends every session at once. For super admins. @throws PortalError */
export async function setUserEnabled(auth: Auth, userId: string, isEnabled: boolean): Promise<void> {
  const endpoint = isEnabled ? administrationApi.enableUser : administrationApi.disableUser;
  await callApi(auth, endpoint, { userId }, admin);
}

/** Mails a user a link for a new password, on behalf of an administrator. @throws PortalError */
export async function sendPasswordReset(auth: Auth, email: string): Promise<void> {
  await callApi(auth, authenticationApi.sendReset, { email, captcha: '' }, { api: 'app' });
}

/** Mails a user a sign-in link, in the colors of their organization. @throws PortalError */
export async function sendLoginLink(
  auth: Auth,
  user: Pick<User, 'email' | 'organizationId'>,
  organization: Pick<Organization, 'name' | 'photoURL' | 'colors'> | null,
): Promise<void> {
  const request = {
    userEmail: user.email,
    organization: {
      organizationId: user.organizationId ?? '',
      name: organization?.name ?? '',
      logoUrl: organization?.photoURL ?? '',
      primaryColor: organization?.colors.primaryColor ?? '',
    },
    actionCodeSettings: { url: '' },
  };
  await callApi(auth, authenticationApi.sendUserEmailLoginLink, request, { api: 'app' });
}

/** Unlinks a member from the identity provider. @throws PortalError */
export async function unlinkIdentity(auth: Auth, organizationId: string, userId: string): Promise<void> {
  await callApi(auth, identityProviderApi.unlinkIdentity, { organizationId, userId }, { api: 'app' });
}

/** Turns off the second step of a user who has lost it. @throws PortalError */
export async function resetSecondStep(auth: Auth, userId: string): Promise<void> {
  await callApi(auth, secondStepApi.resetSecondStep, { userId }, { api: 'app' });
}
