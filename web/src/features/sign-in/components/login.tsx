import { productName } from '@portal/domain/constants/application';
import { passwordTexts } from '@portal/domain/texts/password';
import { sessionTexts } from '@portal/domain/texts/session';
import { Stack } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageLoading } from '../../../components/ui/states';
import { useAuthState } from '../../../firebase/auth-state';
import { useFirebase } from '../../../firebase/firebase-context';
import { isSignInLink } from '../../../firebase/sign-in';
import { signInLinkTarget } from '../../../session/sign-in-link';
import { SuccessNotice } from '../../../components/form/form-notice';
import { PasswordForm } from './password-form';
import { OtherLinkNotice } from './other-link-notice';
import { SignInLayout } from './sign-in-layout';
import { SignedInNotice } from './signed-in-notice';

/** Modes of those who come by a link. */
const AtsArrival = lazy(() => import('./ats-arrival'));
const AtsDeparture = lazy(async () => ({ default: (await import('./ats-departure')).AtsDeparture }));
const LinkForm = lazy(async () => ({ default: (await import('./link-form')).LinkForm }));
const InvitationMode = lazy(() => import('./invitation-mode'));

/** Notices of other pages; the URL names the notice, never its words. */
const notices: Record<string, string> = {
  password: passwordTexts.saved,
  registered: sessionTexts.registered,
  emailRestored: sessionTexts.emailRestored,
};

/** `/login` in its three modes: password, email link, invitation. */
export function Login() {
  const { auth, config } = useFirebase();
  const authState = useAuthState();
  const [search] = useSearchParams();
  const isLink = isSignInLink(auth, window.location.href);
  const target = isLink ? signInLinkTarget(new URL(window.location.href), config.links.domain) : null;
  const code = search.get('code');
  // A link that signs in leaves its own URL in place.
  const [isOwnLink, setOwnLink] = useState(false);
  const [isSecondStep, setSecondStep] = useState(false);

  useEffect(() => {
    document.title = productName;
  }, []);
  useEffect(() => {
    if (target) window.location.replace(target);
  }, [target]);

  if (target) return <PageLoading />;
  if (authState.status === 'signedIn' && !authState.isExpired) {
    const { email } = authState.authUser;
    return (
      <SignInLayout title={sessionTexts.signIn}>
        {(isLink || code !== null) && email !== null && !isOwnLink ? (
          <OtherLinkNotice email={email} />
        ) : (
          <SignedInNotice />
        )}
      </SignInLayout>
    );
  }
  if (isLink) {
    return (
      <SignInLayout title={sessionTexts.confirmEmail} lead={sessionTexts.confirmEmailLead}>
        <Suspense fallback={<PageLoading isInside />}>
          <LinkForm
            link={window.location.href}
            onSignIn={() => {
              setOwnLink(true);
            }}
          />
        </Suspense>
      </SignInLayout>
    );
  }
  if (search.get('mode') === 'email' && code !== null) {
    return (
      <Suspense fallback={<PageLoading />}>
        <InvitationMode code={code} />
      </Suspense>
    );
  }
  if (search.get('from_bh') === '1') {
    return (
      <SignInLayout title={sessionTexts.signIn}>
        <Suspense fallback={<PageLoading isInside />}>
          <AtsArrival state={search.get('state')} />
        </Suspense>
      </SignInLayout>
    );
  }
  if (search.get('ats') === '1') {
    return (
      <Suspense fallback={<PageLoading />}>
        <AtsDeparture />
      </Suspense>
    );
  }
  const notice = notices[search.get('notice') ?? ''];
  return (
    <SignInLayout title={sessionTexts.signIn} {...(!notice && !isSecondStep && { lead: sessionTexts.signInLead })}>
      <Stack>
        {notice && <SuccessNotice>{notice}</SuccessNotice>}
        <PasswordForm
          onSecondStep={() => {
            setSecondStep(true);
          }}
        />
      </Stack>
    </SignInLayout>
  );
}
