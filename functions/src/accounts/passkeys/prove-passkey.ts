import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { isRecord } from '@portal/domain/fields/value-at';
import { clientKey, limitRate } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import type { User } from '@portal/domain/users/user';
import { currentUser } from '../second-step/proved-user';
import { consumeChallenge, unusable } from './challenge';
import { passkeyOrigins, relyingParty } from './relying-party';

const attempts = { name: 'passkeys', max: 60, windowSeconds: 60 };
const maxUidLength = 128;

/**
 * The user whose passkey has signed a challenge of ours, with the user verified by the device.
 * @throws PortalError `invalidRequest` for an unknown passkey, a wrong signature, another origin, a used challenge and a
 *   counter that did not grow, which a copied passkey has; `userDisabled`; `tooManyRequests`.
 */
export async function provePasskey(
  { attempt, response }: { attempt: string; response: object },
  context: PublicContext,
): Promise<User> {
  await limitRate(context, attempts, clientKey(context));
  const { challenge } = await consumeChallenge(context, 'passkeyChallenge', attempt);
  const { id, uid } = namedIn(response);
  const user = await context.store.users.get(uid);
  if (!user) throw unusable('no such user');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const expectedOrigin = await passkeyOrigins(context, context.host);
  await context.store.passkeys.change(user, async (passkeys) => {
    const passkey = passkeys.find((each) => each.id === id);
    if (!passkey) throw unusable('no such passkey');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID: relyingParty(context.config).id,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch((error: unknown) => {
      throw unusable(error instanceof Error ? error.message : 'not verified');
    });
    if (!verified) throw unusable('wrong signature');
    const used = { ...passkey, counter: authenticationInfo.newCounter, lastUsedAt: context.clock.now() };
    return { passkeys: passkeys.map((each) => (each.id === id ? used : each)) };
  });
  return await currentUser(context, { uid: user.id, sessionEpoch: user.sessionEpoch });
}

/** The passkey and the user that a response names; the user is in the handle that we gave the device. */
function namedIn(response: object): { id: string; uid: string } {
  const inner: unknown = 'response' in response ? response.response : null;
  const id: unknown = 'id' in response ? response.id : null;
  const handle = isRecord(inner) ? inner.userHandle : null;
  if (typeof id !== 'string' || typeof handle !== 'string') throw unusable('no response of a passkey');
  const uid = Buffer.from(handle, 'base64url').toString();
  if (uid === '' || uid.length > maxUidLength || uid.includes('/')) throw unusable('no user in the handle');
  return { id, uid };
}
