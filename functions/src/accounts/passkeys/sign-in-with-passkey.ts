import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { passkeysApi } from '@portal/domain/contracts/passkeys-api';
import type { PublicContext } from '../../runtime/route';
import { sessionToken } from '../../users/begin-staff-session';
import { requireSignInMethod } from '../../users/require-sign-in-method';
import { newChallenge } from './challenge';
import { provePasskey } from './prove-passkey';
import { relyingParty } from './relying-party';

/** A challenge for any passkey of this site; the device knows for which user it has one. */
export async function passkeyChallenge(
  _input: unknown,
  context: PublicContext,
): Promise<AnswerOf<typeof passkeysApi.passkeyChallenge>> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { challenge, attempt } = newChallenge(context, 'passkeyChallenge');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context.config).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  });
  return { options, attempt };
}

/**
 * Signs in with a passkey: the device has verified its user, so no second step follows.
 * @throws as `provePasskey`; as `requireSignInMethod`.
 */
export async function signInWithPasskey(
  input: RequestOf<typeof passkeysApi.signInWithPasskey>,
  context: PublicContext,
): Promise<AnswerOf<typeof passkeysApi.signInWithPasskey>> {
  const user = await provePasskey(input, context);
  await requireSignInMethod(context, user, 'passkey');
  return { token: await sessionToken(context, user, 'passkey') };
}
