import { sessionTexts } from '@portal/domain/texts/session';
import { VisuallyHidden } from '@mantine/core';
import { Captcha } from '../../../components/captcha/captcha';
import type { usePasswordSignIn } from '../data/use-password-sign-in';
import { FailureNotice } from '../../../components/form/form-notice';

/** The messages above the fields of a password sign-in: the failure, and the lock with its countdown. */
export function SignInFailures({ failure, secondsLocked }: ReturnType<typeof usePasswordSignIn>) {
  return (
    <>
      {secondsLocked > 0 && (
        <FailureNotice>
          {/* Read out once, not with every second. */}
          <span aria-hidden>{sessionTexts.lockedFor(secondsLocked)}</span>
          <VisuallyHidden>{sessionTexts.tooManyAttempts}</VisuallyHidden>
        </FailureNotice>
      )}
      {failure && <FailureNotice>{failure}</FailureNotice>}
    </>
  );
}

/** The captcha that follows a lock. */
export function SignInCaptcha({ captcha }: ReturnType<typeof usePasswordSignIn>) {
  return captcha && <Captcha key={captcha.round} {...captcha.widget} />;
}
