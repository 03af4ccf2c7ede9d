import { verificationPollMs } from '@portal/domain/constants/session';
import { useEffect } from 'react';
import { useFirebase } from '../../../firebase/firebase-context';
import { isVerifiedByNow } from '../../../firebase/sign-in';

/**
 * Asks every three seconds whether the email is verified. The next question waits for the answer to the last one; a
 * failed one is retried. The session changes by itself when the answer is yes.
 */
export function useVerificationPoll(isNeeded: boolean): void {
  const { auth } = useFirebase();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const plan = () => {
      if (isCurrent) timer = setTimeout(() => void ask(), verificationPollMs);
    };
    const ask = async () => {
      const isVerified = await isVerifiedByNow(auth).catch(() => false);
      if (!isVerified) plan();
    };
    plan();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isNeeded, auth]);
}
