import { emailVerificationTexts, sessionTexts } from '@portal/domain/texts/session';
import { Anchor, Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { SuccessNotice } from '../../../components/form/form-notice';
import { paths } from '../../../config/paths';
import { SignInLayout } from './sign-in-layout';

/** A former login email counts again; the user should reset the password if somebody else changed the email. */
export function EmailRecovered({ email }: { email: string }) {
  return (
    <SignInLayout title={emailVerificationTexts.title}>
      <Stack>
        <SuccessNotice>{sessionTexts.emailRecovered(email)}</SuccessNotice>
        <Button component={Link} to={paths.login.href()}>
          {sessionTexts.signIn}
        </Button>
        <Anchor component={Link} to={paths.forgot.href()}>
          {sessionTexts.forgotTitle}
        </Anchor>
      </Stack>
    </SignInLayout>
  );
}
