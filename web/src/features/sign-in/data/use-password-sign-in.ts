import { sessionTexts } from '@portal/domain/texts/session';
import { useCallback, useState } from 'react';
import { useCountdown } from '../../../components/ui/use-countdown';
import { useFirebase } from '../../../firebase/firebase-context';
import { signInByPassword, type PendingStep } from '../../../firebase/sign-in';
import { useCaptcha } from '../../../firebase/use-captcha';

/**
 * Signs in by password, with what the server requires: a lock that counts down, then a captcha. The server enforces
 * both; this only shows them and saves calls that would be refused.
 * @param onDisabled called when the password is right and the user is disabled.
 * @param onSecondStep called when the password is right and a second step follows.
 */
export function usePasswordSignIn(onDisabled: () => void, onSecondStep?: () => void) {
  const { auth } = useFirebase();
  const [failure, setFailure] = useState<string>();
  const [pendingStep, setPendingStep] = useState<PendingStep>();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha();
  const onUnlocked = useCallback(() => {
    setFailure(undefined);
    setNeedsCaptcha(true);
  }, []);
  const lock = useCountdown(onUnlocked);

  /** @returns whether the user is signed in. */
  const signIn = async (email: string, password: string): Promise<boolean> => {
    if (lock.secondsLeft > 0) {
      setFailure(sessionTexts.tooManyAttempts);
      return false;
    }
    if (needsCaptcha && !captcha.solution) {
      setFailure(sessionTexts.missingCaptcha);
      return false;
    }
    setFailure(undefined);
    const result = await signInByPassword(auth, { email, password, captcha: captcha.solution });
    if (result.kind === 'signedIn') return true;
    if (result.kind === 'secondStep') {
      setPendingStep(result.step);
      onSecondStep?.();
      return false;
    }
    if (needsCaptcha) captcha.renew();
    if (result.kind === 'disabled') onDisabled();
    else if (result.kind === 'locked') lock.start(result.seconds);
    else if (result.kind === 'captchaRequired') {
      setNeedsCaptcha(true);
      setFailure(sessionTexts.missingCaptcha);
    } else setFailure(result.message);
    return false;
  };
  const isLocked = lock.secondsLeft > 0;
  return {
    signIn,
    failure,
    secondsLocked: lock.secondsLeft,
    captcha: needsCaptcha && !isLocked ? captcha : null,
    /** Set once the password is right and a second step follows. */
    pendingStep,
  };
}
