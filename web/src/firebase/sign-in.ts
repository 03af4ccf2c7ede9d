import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { SignInAnswer } from '@portal/domain/contracts/second-step-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionTexts } from '@portal/domain/texts/session';
import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  isSignInWithEmailLink,
  signInWithCustomToken,
  verifyPasswordResetCode,
  type Auth,
} from 'firebase/auth';
import { callApi } from './api-client';

/** A sign-in that waits for its second step. */
export type PendingStep = Omit<Extract<SignInAnswer, { kind: 'secondStep' }>, 'kind'>;

/** The outcome of a sign-in. */
export type SignInResult =
  | { kind: 'signedIn' }
  /** Proved so far; a code, or setting up the second step, completes it. */
  | { kind: 'secondStep'; step: PendingStep }
  | { kind: 'disabled' }
  /** Too many failures: wait, then solve a captcha. */
  | { kind: 'locked'; seconds: number }
  | { kind: 'captchaRequired' }
  | { kind: 'failed'; message: string };

/** A challenge for the captcha widget. */
export function loadChallenge(auth: Auth): Promise<Record<string, unknown>> {
  return callApi(auth, authenticationApi.captchaChallenge, {}, { api: 'app', isPublic: true });
}

/**
 * Signs in by password: our call checks it and answers with a custom token. It does not reveal whether email or
 * password was wrong.
 */
export async function signInByPassword(
  auth: Auth,
  credentials: { email: string; password: string; captcha: string },
): Promise<SignInResult> {
  try {
    const call = { api: 'app', isPublic: true } as const;
    return await continueSignIn(auth, await callApi(auth, authenticationApi.signInWithPassword, credentials, call));
  } catch (error) {
    return resultOf(PortalError.from(error));
  }
}

/** Continues with the server's answer to a first step: signs in, or asks for the second step. */
export async function continueSignIn(auth: Auth, answer: SignInAnswer): Promise<SignInResult> {
  if (answer.kind === 'signedIn') return await signInByToken(auth, answer.token);
  const { proof, isEnrolled } = answer;
  return { kind: 'secondStep', step: { proof, isEnrolled } };
}

/** Signs in by a custom token of our functions. */
export async function signInByToken(auth: Auth, token: string): Promise<SignInResult> {
  try {
    await signInWithCustomToken(auth, token);
    return { kind: 'signedIn' };
  } catch (error) {
    return resultOf(fromFirebase(error, sessionTexts.loginFailed));
  }
}

/** Whether the URL is a mailed sign-in link. */
export function isSignInLink(auth: Auth, url: string): boolean {
  return isSignInWithEmailLink(auth, url);
}

/** Signs in by a mailed link; the email must be the one that it was sent to. */
export async function signInByLink(auth: Auth, email: string, link: string): Promise<SignInResult> {
  try {
    const code = new URL(link).searchParams.get('oobCode') ?? '';
    const call = { api: 'app', isPublic: true } as const;
    return await continueSignIn(auth, await callApi(auth, authenticationApi.signInWithLink, { email, code }, call));
  } catch (error) {
    return resultOf(PortalError.from(error));
  }
}

/** The email of a reset link. @throws PortalError when the link is used, expired or altered. */
export async function emailOfResetLink(auth: Auth, code: string): Promise<string> {
  return orPortalError(verifyPasswordResetCode(auth, code));
}

/** Applies a mailed link (verify or recover an email). @returns the email. */
export async function applyLink(auth: Auth, code: string): Promise<string> {
  return orPortalError(
    checkActionCode(auth, code).then(async ({ data }) => {
      await applyActionCode(auth, code);
      return data.email ?? '';
    }),
  );
}

/**
 * Asks the auth service whether the signed-in user's email is verified. Once it is, the token is renewed, so that rules
 * and functions know it too.
 */
export async function isVerifiedByNow(auth: Auth): Promise<boolean> {
  const { currentUser } = auth;
  if (!currentUser) return false;
  await currentUser.reload();
  if (currentUser.emailVerified) await currentUser.getIdToken(true);
  return currentUser.emailVerified;
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

/** An error of the auth service in our words. @param otherwise the message for every other error. */
function fromFirebase(error: unknown, otherwise: string): PortalError {
  const code = error instanceof FirebaseError ? error.code : '';
  if (code === 'auth/user-disabled') return new PortalError('userDisabled', { cause: error });
  if (code === 'auth/network-request-failed') return new PortalError('unavailable', { cause: error });
  if (code === 'auth/too-many-requests') return new PortalError('tooManyRequests', { cause: error });
  const text = linkFaults.includes(code) ? sessionTexts.linkExpired : otherwise;
  return new PortalError('invalidRequest', { userMessage: text, cause: error });
}
