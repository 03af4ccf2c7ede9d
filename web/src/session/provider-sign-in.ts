import { identityProviderApi } from '@portal/domain/contracts/identity-provider-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { identityProviderTexts } from '@portal/domain/texts/identity-provider';
import type { Auth } from 'firebase/auth';
import { startLeaving } from '../config/page-exit';
import { callApi } from '../firebase/api-client';
import { continueSignIn, type SignInResult } from '../firebase/sign-in';

/** The sealed attempt stays in the tab that began it, so that a return from elsewhere signs nobody in. */
const attemptKey = 'portal.provider-sign-in';

const beforeSession = { api: 'app', isPublic: true } as const;

/** An agency whose members sign in at a provider of their own. */
export interface FoundProvider {
  organizationId: string;
  name: string;
}

/** @param domain of an email; `''` asks for the agency of this host. @returns null without one, and when nothing answers. */
export async function findProvider(auth: Auth, domain: string): Promise<FoundProvider | null> {
  try {
    return (await callApi(auth, identityProviderApi.findIdentityProvider, { domain }, beforeSession)).found;
  } catch {
    return null;
  }
}

/**
 * Leaves for the provider, which returns to `/login/single-sign-on`.
 * @param options.email suggested to the provider.
 * @param options.isFresh asks it to prove the user anew.
 * @throws PortalError when it cannot be reached.
 */
export async function startProviderSignIn(
  auth: Auth,
  { organizationId, email = '', isFresh = false }: { organizationId: string; email?: string; isFresh?: boolean },
): Promise<void> {
  const request = { organizationId, email, isFresh };
  const { url, attempt } = await callApi(auth, identityProviderApi.startProviderSignIn, request, beforeSession);
  sessionStorage.setItem(attemptKey, attempt);
  startLeaving();
  window.location.assign(url);
}

/** Finishes the sign-in that this tab began. @param query of the return. */
export async function finishProviderSignIn(auth: Auth, query: string): Promise<SignInResult> {
  const attempt = sessionStorage.getItem(attemptKey);
  sessionStorage.removeItem(attemptKey);
  if (attempt === null || query === '') return { kind: 'failed', message: identityProviderTexts.startAgain };
  try {
    const answer = await callApi(auth, identityProviderApi.finishProviderSignIn, { attempt, query }, beforeSession);
    return await continueSignIn(auth, answer);
  } catch (error) {
    const { kind, userMessage } = PortalError.from(error);
    return kind === 'userDisabled' ? { kind: 'disabled' } : { kind: 'failed', message: userMessage };
  }
}
