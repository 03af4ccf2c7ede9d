import { PortalError } from '@portal/domain/errors/portal-error';
import { useEffect, useRef, useState } from 'react';
import { useFirebase } from '../../../firebase/firebase-context';

/** The library of passkeys loads when it is used, after the page is shown. */
const load = () => import('../../../session/passkeys');

/** Signs in with a passkey: on request, or by a suggestion of the email field. */
export function usePasskeySignIn() {
  const { auth } = useFirebase();
  const [failure, setFailure] = useState<string>();
  const offer = useRef<AbortController>(undefined);
  useEffect(() => {
    if (!('PublicKeyCredential' in window)) return undefined;
    const offered = new AbortController();
    offer.current = offered;
    void load().then(async ({ signInByPasskey }) => {
      if (!offered.signal.aborted) await signInByPasskey(auth, offered.signal).catch(() => undefined);
    });
    return () => {
      offered.abort();
    };
  }, [auth]);
  const signIn = async () => {
    // The browser runs one request at a time: an offer that came later would end the one that the user asked for.
    offer.current?.abort();
    setFailure(undefined);
    try {
      await (await load()).signInByPasskey(auth);
    } catch (error) {
      setFailure(PortalError.from(error).userMessage);
    }
  };
  return { signIn, failure };
}
