import { passwordTexts } from '@portal/domain/texts/password';
import { sessionTexts } from '@portal/domain/texts/session';
import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { FailureNotice, SuccessNotice } from '../../../components/form/form-notice';
import { PageLoading } from '../../../components/ui/states';
import { parseBranding } from '../../../config/organization-cookie';
import { paths } from '../../../config/paths';
import { useInvitation } from '../data/use-invitation';
import { InvitationForm } from './invitation-form';
import { PasswordForm } from './password-form';
import { SignInLayout } from './sign-in-layout';

/** `/login` for an invited user. */
export default function InvitationMode({ code }: { code: string }) {
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
