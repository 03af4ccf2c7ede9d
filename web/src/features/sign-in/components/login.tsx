import { productName } from '@portal/domain/constants/application';
import { passwordTexts } from '@portal/domain/texts/password';
import { sessionTexts } from '@portal/domain/texts/session';
import { Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageLoading } from '../../../components/ui/states';
import { parseBranding } from '../../../config/organization-cookie';
import { paths } from '../../../config/paths';
import { useAuthState } from '../../../firebase/auth-state';
import { useFirebase } from '../../../firebase/firebase-context';
import { isSignInLink } from '../../../firebase/sign-in';
import { signInLinkTarget } from '../../../session/sign-in-link';
import { useInvitation } from '../data/use-invitation';
import { FailureNotice, SuccessNotice } from '../../../components/form/form-notice';
import { AtsArrival } from './ats-arrival';
import { AtsDeparture } from './ats-departure';
import { InvitationForm } from './invitation-form';
import { LinkForm } from './link-form';
import { PasswordForm } from './password-form';
import { OtherLinkNotice } from './other-link-notice';
import { SignInLayout } from './sign-in-layout';
import { SignedInNotice } from './signed-in-notice';

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
        <LinkForm
          link={window.location.href}
          onSignIn={() => {
            setOwnLink(true);
          }}
        />
      </SignInLayout>
    );
  }
  if (search.get('mode') === 'email' && code !== null) return <InvitationMode code={code} />;
  if (search.get('from_bh') === '1') {
    return (
      <SignInLayout title={sessionTexts.signIn}>
        <AtsArrival state={search.get('state')} />
      </SignInLayout>
    );
  }
  if (search.get('ats') === '1') return <AtsDeparture />;
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

function InvitationMode({ code }: { code: string }) {
  const invitation = useInvitation(code);
  if (invitation.status === 'loading') return <PageLoading />;
  if (invitation.status === 'refused') {
    return (
      <SignInLayout title={sessionTexts.verifyInvitation}>
        <Stack>
          <FailureNotice>{invitation.message}</FailureNotice>
          <Button component={Link} to={paths.login.href()} variant="default">
            {sessionTexts.backToSignIn}
          </Button>
        </Stack>
      </SignInLayout>
    );
  }
  const { organization } = invitation.invite;
  if (invitation.hasPassword) {
    return (
      <SignInLayout title={sessionTexts.signIn} branding={parseBranding(organization)}>
        <Stack>
          <SuccessNotice>{passwordTexts.alreadySet}</SuccessNotice>
          <PasswordForm email={invitation.invite.userEmail} />
        </Stack>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout
      title={organization.name ? sessionTexts.verifyInvitationOf(organization.name) : sessionTexts.verifyInvitation}
      lead={sessionTexts.verifyInvitationLead}
      branding={parseBranding(organization)}
    >
      <InvitationForm invite={invitation.invite} code={code} />
    </SignInLayout>
  );
}
