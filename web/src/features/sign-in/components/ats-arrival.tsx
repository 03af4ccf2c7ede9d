import { sessionTexts } from '@portal/domain/texts/session';
import { Button, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageLoading } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { markSingleSignOn } from '../../../config/session-cookies';
import { useFirebase } from '../../../firebase/firebase-context';
import { finishAtsSignIn } from '../../../session/ats-sign-in';
import { signOutTo } from '../../../session/sign-out';
import { FailureNotice } from '../../../components/form/form-notice';
import type { PendingStep } from '../../../firebase/sign-in';
import { PendingStepForm } from './pending-step';

/** `/login?from_bh=1`: the return from the ATS sign-in. */
export default function AtsArrival({ state }: { state: string | null }) {
  const { auth, config } = useFirebase();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [pendingStep, setPendingStep] = useState<PendingStep>();
  const isStarted = useRef(false);
  useEffect(() => {
    // The cookies are read once and are removed then.
    if (isStarted.current) return;
    isStarted.current = true;
    void finishAtsSignIn(auth, state, config.links.integration).then((result) => {
      if (result.kind === 'refused') void signOutTo(auth, paths.forbidden.href());
      else if (result.kind === 'disabled') void navigate(paths.disabledAccount.href(), { replace: true });
      else if (result.kind === 'secondStep') setPendingStep(result.step);
      else if (result.kind === 'failed') setFailure(result.message);
      else if (result.kind !== 'signedIn' && result.kind !== 'leaving') setFailure(sessionTexts.loginFailed);
    });
  }, [auth, config, navigate, state]);
  if (pendingStep) {
    const onSignedIn = () => {
      if (auth.currentUser) markSingleSignOn(auth.currentUser.uid);
    };
    return <PendingStepForm step={pendingStep} onSignedIn={onSignedIn} />;
  }
  if (failure === undefined) return <PageLoading isInside />;
  return (
    <Stack>
      <FailureNotice>{failure}</FailureNotice>
      <Button component={Link} to={paths.login.href()} variant="default">
        {sessionTexts.backToSignIn}
      </Button>
    </Stack>
  );
}
