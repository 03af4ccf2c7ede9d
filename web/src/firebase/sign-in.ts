import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionTexts } from '@portal/domain/texts/session';
import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  isSignInWithEmailLink,
  signInWithCustomToken,
  signInWithEmailLink,
  verifyPasswordResetCode,
  type Auth,
} from 'firebase/auth';
import { callApi } from './api-client';

/** How a sign-in ended. */
export type SignInResult =
  | { kind: 'signedIn' }
  | { kind: 'disabled' }
  /** Too many failures: wait so long, then solve a captcha. */
  | { kind: 'locked'; seconds: number }
  | { kind: 'captchaRequired' }
  | { kind: 'failed'; message: string };

/** A challenge for the captcha widget. */
export function loadChallenge(auth: Auth): Promise<Record<string, unknown>> {
  return callApi(auth, authenticationApi.captchaChallenge, {}, { api: 'app', isPublic: true });
}

/**
 * Signs in by password: our call checks it, and the custom token that it answers is the sign-in. Which of email and
 * password was wrong is not told.
 */
export async function signInByPassword(
  auth: Auth,
  credentials: { email: string; password: string; captcha: string },
): Promise<SignInResult> {
  try {
    const call = { api: 'app', isPublic: true } as const;
    const { token } = await callApi(auth, authenticationApi.signInWithPassword, credentials, call);
    return await signInByToken(auth, token);
  } catch (error) {
    return resultOf(PortalError.from(error));
  }
}

/** Signs in by a token that a function of ours has made. */
export async function signInByToken(auth: Auth, token: string): Promise<SignInResult> {
  try {
    await signInWithCustomToken(auth, token);
    return { kind: 'signedIn' };
  } catch (error) {
    return resultOf(fromFirebase(error, sessionTexts.loginFailed));
  }
}

/** Is this address a mailed sign-in link? */
export function isSignInLink(auth: Auth, address: string): boolean {
  return isSignInWithEmailLink(auth, address);
}

/** Signs in by a mailed link; the email must be the one that it was sent to. */
export async function signInByLink(auth: Auth, email: string, address: string): Promise<SignInResult> {
  try {
    await signInWithEmailLink(auth, email.trim().toLowerCase(), address);
    return { kind: 'signedIn' };
  } catch (error) {
    return resultOf(fromFirebase(error, sessionTexts.loginFailed));
  }
}

/** Whose password a reset link is for. @throws PortalError when the link is used, expired or altered. */
export async function emailOfResetLink(auth: Auth, code: string): Promise<string> {
  return orPortalError(verifyPasswordResetCode(auth, code));
}

/** Does what a mailed link stands for (verify, recover an address). @returns the address that it is about. */
export async function applyLink(auth: Auth, code: string): Promise<string> {
  return orPortalError(
    checkActionCode(auth, code).then(async ({ data }) => {
      await applyActionCode(auth, code);
      return data.email ?? '';
    }),
  );
}

/**
 * Asks the auth service whether the signed-in person's email is verified by now. Once it is, the token is renewed, so
 * that rules and functions know it too.
 */
export async function isVerifiedByNow(auth: Auth): Promise<boolean> {
  const account = auth.currentUser;
  if (!account) return false;
  await account.reload();
  if (account.emailVerified) await account.getIdToken(true);
  return account.emailVerified;
}

async function orPortalError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw fromFirebase(error, sessionTexts.linkExpired);
  }
}

function resultOf({ kind, userMessage, retryAfterSeconds }: PortalError): SignInResult {
  if (kind === 'userDisabled') return { kind: 'disabled' };
  if (kind === 'locked' && retryAfterSeconds !== undefined) return { kind: 'locked', seconds: retryAfterSeconds };
  if (kind === 'captchaRequired') return { kind: 'captchaRequired' };
  return { kind: 'failed', message: userMessage };
}

const linkFaults = ['auth/expired-action-code', 'auth/invalid-action-code', 'auth/user-not-found'];

/** What the auth service said, in our words. @param otherwise the sentence for everything that has none of its own. */
function fromFirebase(error: unknown, otherwise: string): PortalError {
  const code = error instanceof FirebaseError ? error.code : '';
  if (code === 'auth/user-disabled') return new PortalError('userDisabled', { cause: error });
  if (code === 'auth/network-request-failed') return new PortalError('unavailable', { cause: error });
  if (code === 'auth/too-many-requests') return new PortalError('tooManyRequests', { cause: error });
  const text =
    code === 'auth/invalid-email'
      ? sessionTexts.emailDoesNotMatch
      : linkFaults.includes(code)
        ? sessionTexts.linkExpired
        : otherwise;
  return new PortalError('invalidRequest', { userMessage: text, cause: error });
}
