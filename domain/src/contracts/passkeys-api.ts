import { mixed, string } from 'yup';
import { record } from '../fields/model';
import { formTexts } from '../texts/form';
import { maxPasskeyNameLength, type ListedPasskey } from '../users/passkey';
import { post } from './endpoint';

const sealed = () => string().max(4_000).required();
const credentialId = () => string().max(1_400).required();
/** A response of the browser; `@simplewebauthn/server` checks its shape. */
const response = () => mixed<object>().required();
const name = () => string().trim().max(maxPasskeyNameLength).required(formTexts.required);

interface Listed {
  passkeys: ListedPasskey[];
}

/** Passkeys (WebAuthn level 3) of users of the staff application, part of the app API. */
export const passkeysApi = {
  /** Public. A challenge for any passkey of this site; `attempt` goes back with the response. */
  passkeyChallenge: post('/passkeyChallenge', record({})).answers<{ options: object; attempt: string }>(),

  /** Public. Signs in with a passkey, which is password and second step in one. */
  signInWithPasskey: post('/signInWithPasskey', record({ attempt: sealed(), response: response() })).answers<{
    token: string;
  }>(),

  /** signedIn. The caller's passkeys. */
  listPasskeys: post('/listPasskeys', record({})).answers<Listed>(),

  /** signedIn, with a recent proof. Options for a new passkey. */
  startPasskey: post('/startPasskey', record({})).answers<{ options: object; attempt: string }>(),

  /** signedIn. Stores the new passkey under a name. */
  addPasskey: post('/addPasskey', record({ attempt: sealed(), response: response(), name: name() })).answers<Listed>(),

  /** signedIn. */
  renamePasskey: post('/renamePasskey', record({ passkeyId: credentialId(), name: name() })).answers<Listed>(),

  /** signedIn, with a recent proof. */
  removePasskey: post('/removePasskey', record({ passkeyId: credentialId() })).answers<Listed>(),
} as const;
