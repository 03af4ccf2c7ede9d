import { domainOfEmail } from '@portal/domain/identity-provider/sign-in-domain';
import { sessionTexts } from '@portal/domain/texts/session';
import { Button, Stack } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { FailureNotice } from '../../../components/form/form-notice';
import { PageLoading } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import type { PendingStep, SignInResult } from '../../../firebase/sign-in';
import { finishProviderSignIn } from '../../../session/provider-sign-in';
import { SignInLayout } from './sign-in-layout';

/** Loaded by those who need it, apart from the sign-in page. */
const SecondStep = lazy(() => import('./second-step'));
const ProviderButton = lazy(() => import('./provider-button'));

/**
 * `/login/single-sign-on`: the return from the identity provider. With `again` it offers the way there, to users who prove
 * again who they are; a link alone sends nobody to the provider of an agency.
 */
export function ProviderArrival() {
  const [search] = useSearchParams();
  const again = search.get('again');
  return (
    <SignInLayout title={sessionTexts.signIn}>
      {again === null ? (
        <Return query={search.toString()} />
      ) : (
        <Suspense fallback={<PageLoading isInside />}>
          <Stack>
            <ProviderButton domain={domainOfEmail(again)} email={again} isFresh />
          </Stack>
        </Suspense>
      )}
    </SignInLayout>
  );
}

function Return({ query }: { query: string }) {
  const { auth } = useFirebase();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [pendingStep, setPendingStep] = useState<PendingStep>();
  const isStarted = useRef(false);
  useEffect(() => {
    document.title = sessionTexts.signIn;
    // An attempt works once.
    if (isStarted.current) return;
    isStarted.current = true;
    const show = (result: SignInResult) => {
      // The code of the return does not stay in the history.
      if (result.kind === 'signedIn') void navigate(paths.login.href(), { replace: true });
      else if (result.kind === 'disabled') void navigate(paths.disabledAccount.href(), { replace: true });
      else if (result.kind === 'secondStep') setPendingStep(result.step);
      else setFailure(result.kind === 'failed' ? result.message : sessionTexts.loginFailed);
    };
    void finishProviderSignIn(auth, query).then(show);
  }, [auth, navigate, query]);
  if (pendingStep) {
    const onSignedIn = () => {
      void navigate(paths.login.href(), { replace: true });
    };
    return (
      <Suspense fallback={<PageLoading isInside />}>
        <SecondStep step={pendingStep} onSignedIn={onSignedIn} />
      </Suspense>
    );
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
