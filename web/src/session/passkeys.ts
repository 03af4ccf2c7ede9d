import { passkeysApi } from '@portal/domain/contracts/passkeys-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { passkeyTexts } from '@portal/domain/texts/passkeys';
import type { ListedPasskey } from '@portal/domain/users/passkey';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Auth } from 'firebase/auth';
import { callApi } from '../firebase/api-client';
import { signInByToken } from '../firebase/sign-in';

const beforeSession = { api: 'app', isPublic: true } as const;
const app = { api: 'app' } as const;

/**
 * Signs in with a passkey of this device.
 * @param offer asks nothing by itself but waits until the user chooses one among the suggestions of the email field, where
 *   the browser has them; once aborted, it no longer takes the place of a passkey that the user asked for.
 * @throws PortalError; also when the user cancels.
 */
export async function signInByPasskey(auth: Auth, offer?: AbortSignal): Promise<void> {
  if (offer && !(await browserSupportsWebAuthnAutofill())) return;
  const { options, attempt } = await callApi(auth, passkeysApi.passkeyChallenge, {}, beforeSession);
  if (offer?.aborted) return;
  const response = await ofDevice(() =>
    startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: offer !== undefined,
    }),
  );
  const { token } = await callApi(auth, passkeysApi.signInWithPasskey, { attempt, response }, beforeSession);
  await signInByToken(auth, token);
}

/** Adds a passkey of this device, or of another one that the browser reaches. @throws PortalError */
export async function addPasskey(auth: Auth, name: string): Promise<ListedPasskey[]> {
  const { options, attempt } = await callApi(auth, passkeysApi.startPasskey, {}, app);
  const response = await ofDevice(() =>
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );
  return (await callApi(auth, passkeysApi.addPasskey, { attempt, response, name }, app)).passkeys;
}

export async function listPasskeys(auth: Auth): Promise<ListedPasskey[]> {
  return (await callApi(auth, passkeysApi.listPasskeys, {}, app)).passkeys;
}

export async function renamePasskey(auth: Auth, given: { passkeyId: string; name: string }): Promise<ListedPasskey[]> {
  return (await callApi(auth, passkeysApi.renamePasskey, given, app)).passkeys;
}

export async function removePasskey(auth: Auth, passkeyId: string): Promise<ListedPasskey[]> {
  return (await callApi(auth, passkeysApi.removePasskey, { passkeyId }, app)).passkeys;
}

/** A device that refuses, is canceled or takes too long gives one message: the browser has shown the rest. */
async function ofDevice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new PortalError('invalidRequest', { userMessage: passkeyTexts.notFinished, cause: error });
  }
}
