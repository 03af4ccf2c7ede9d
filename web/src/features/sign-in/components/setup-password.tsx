import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { passwordTexts } from '@portal/domain/texts/password';
import { sessionTexts } from '@portal/domain/texts/session';
import type { User } from '@portal/domain/users/user';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { SuccessNotice } from '../../../components/form/form-notice';
import { startLeaving } from '../../../config/page-exit';
import { paths } from '../../../config/paths';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';
import { signInByPassword } from '../../../firebase/sign-in';
import { signOutTo } from '../../../session/sign-out';
import { NewPasswordForm } from './new-password-form';
import { SignInLayout } from './sign-in-layout';
import { TermsLink } from './terms-checkbox';

/**
 * `/setup-password`: an invited user creates a password, which ends the session of the link, and is signed in with it. An existing password is not overwritten.
 * @param isEmailVerified according to the auth service; otherwise the next sign-in leads to the verification.
 */
export function SetupPassword({ user, isEmailVerified }: { user: User; isEmailVerified: boolean }) {
  const { auth } = useFirebase();
  // As it was when the page was opened: saving a password makes it true at once, before the session is over.
  const [hasPassword] = useState(user.userProducts.accessStatus.core.hasPassword);
  const [isSaved, setSaved] = useState(false);
  const title = passwordTexts.greeting(user.displayName || user.email);
  if (hasPassword) {
    return (
      <SignInLayout title={title}>
        <Stack>
          <Alert role="status">{passwordTexts.alreadySet}</Alert>
          <Group>
            <Button component={Link} to={paths.forgot.href()} variant="default">
              {passwordTexts.forgot}
            </Button>
            <Button component={Link} to={paths.app.href()}>
              {passwordTexts.home}
            </Button>
          </Group>
        </Stack>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={title} lead={passwordTexts.lead}>
      <NewPasswordForm
        label={passwordTexts.createAccount}
        button={passwordTexts.createAccount}
        onSave={async (password) => {
          await callApi(auth, authenticationApi.setupPassword, { password }, { api: 'app' }).catch((error: unknown) => {
            const fault = PortalError.from(error);
            // A registration that fails without a reason has its own message.
            if (fault.kind !== 'internal') throw fault;
            throw new PortalError('internal', { userMessage: sessionTexts.registrationFailed, cause: fault });
          });
          setSaved(true);
          startLeaving();
          const { kind } = await signInByPassword(auth, { email: user.email, password, captcha: '' });
          if (kind === 'signedIn') {
            window.location.replace(paths.app.href());
            return;
          }
          const notice = isEmailVerified ? 'password' : 'registered';
          await signOutTo(auth, `${paths.login.href()}?notice=${notice}`);
        }}
      >
        {isSaved && <SuccessNotice>{[passwordTexts.saved, sessionTexts.signingIn].join(' ')}</SuccessNotice>}
        <TermsLink />
      </NewPasswordForm>
    </SignInLayout>
  );
}
