import { useCallback, useState } from 'react';
import { useFirebase } from './firebase-context';
import { loadChallenge } from './sign-in';

/**
 * The captcha of a form: its solution, and the widget's props. A solution is accepted once; after each call that used
 * it, `renew` shows a new box.
 */
export function useCaptcha() {
  const { auth } = useFirebase();
  const [solution, setSolution] = useState('');
  const [round, setRound] = useState(0);
  const load = useCallback(() => loadChallenge(auth), [auth]);
  const renew = useCallback(() => {
    setSolution('');
    setRound((count) => count + 1);
  }, []);
  return { solution, renew, round, widget: { loadChallenge: load, onChange: setSolution } };
}
