import { HttpsError, type AuthBlockingEvent } from 'firebase-functions/v2/identity';
import { refusalOfSignIn } from './accounts/decide-sign-in';
import { signInRefusals } from './adapters/identity/identity';
import { ports as ownPorts } from './runtime/context';

/** Refuses accounts that our own calls did not request. */
export function signUpRequested(): never {
  throw new HttpsError('permission-denied', signInRefusals.signUp);
}

/** Decides about sign-ins at the auth service. */
export async function signInRequested({ data }: AuthBlockingEvent) {
  if (!data) return {};
  const refusal = await refusalOfSignIn({ uid: data.uid, email: data.email ?? '' }, ownPorts());
  if (refusal !== null) throw new HttpsError('permission-denied', refusal);
  return {};
}
