import { useEffect, useState } from 'react';
import { useFirebase } from '../firebase/firebase-context';
import { isImpersonation, returnToken } from './return-token';

/**
 * Whether a super admin works as this user. Until the session's token answers, whether this browser has a return token.
 * @param uid of the signed-in user.
 */
export function useImpersonation(uid: string): boolean {
  const { auth } = useFirebase();
  const [isIt, setIsIt] = useState(returnToken() !== null);
  useEffect(() => {
    let isCurrent = true;
    void isImpersonation(auth).then((answer) => {
      if (isCurrent) setIsIt(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [auth, uid]);
  return isIt;
}
