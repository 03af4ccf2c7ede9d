import { PortalError } from '@portal/domain/errors/portal-error';
import { verifiedDomains } from '@portal/domain/identity-provider/identity-provider';
import { domainOfEmail } from '@portal/domain/identity-provider/sign-in-domain';
import { identityProviderTexts } from '@portal/domain/texts/identity-provider';
import type { User } from '@portal/domain/users/user';
import type { SignInMethod } from '@portal/domain/users/user-session';
import type { Ports } from '../runtime/ports';

/**
 * Refuses other ways to sign in where the organization requires its identity provider. Called once the user is proved, so
 * that nobody learns from it which emails have accounts.
 * @throws PortalError `permissionDenied`.
 */
export async function requireSignInMethod(
  { store }: Pick<Ports, 'store'>,
  { organizationId, email, userRoles }: Pick<User, 'organizationId' | 'email' | 'userRoles'>,
  method: SignInMethod,
): Promise<void> {
  // Super admins cannot sign in at an agency's provider.
  if (method === 'single sign-on' || organizationId === null || userRoles.superAdmin) return;
  const provider = await store.identityProviders.get(organizationId);
  if (!provider?.isRequired) return;
  if (!verifiedDomains(provider).includes(domainOfEmail(email))) return;
  const userMessage = identityProviderTexts.required;
  throw new PortalError('permissionDenied', { userMessage, detail: 'single sign-on is required' });
}
