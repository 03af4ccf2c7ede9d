import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { emailVerificationTexts, sessionTexts } from '@portal/domain/texts/session';
import { Anchor, Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageLoading } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';
import { applyLink, emailOfResetLink, isVerifiedByNow } from '../../../firebase/sign-in';
import { FailureNotice, SuccessNotice } from '../../../components/form/form-notice';
import { EmailRecovered } from './email-recovered';
import { NewPasswordForm } from './new-password-form';
import { SignInLayout } from './sign-in-layout';
import { UndoEmailChange } from './undo-email-change';

/**
 * The actions of links in account mails, by the `mode` in their URL (Firebase Authentication, action handlers). The code of
 * `undoEmail` is our own.
 */
export const mailedModes = [
  'resetPassword',
  'verifyEmail',
  'recoverEmail',
  'verifyAndChangeEmail',
  'undoEmail',
] as const;
export type MailedMode = (typeof mailedModes)[number];

/** `auth/action` for links that do something other than sign in. */
export function MailedAction({ mode, code }: { mode: MailedMode; code: string }) {
  if (mode === 'resetPassword') return <ResetPassword code={code} />;
  if (mode === 'undoEmail') return <UndoEmailChange code={code} />;
  return <ApplyLink mode={mode} code={code} />;
}

/** Uses the code of a mailed link once. */
function useOnce<T>(work: () => Promise<T>): { value?: T; failure?: string } {
  const [outcome, setOutcome] = useState<{ value?: T; failure?: string }>({});
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    work().then(
      (value) => {
        setOutcome({ value });
      },
      (error: unknown) => {
        setOutcome({ failure: PortalError.from(error).userMessage });
      },
    );
  });
  return outcome;
}

/** A new password by the link of a reset mail. */
function ResetPassword({ code }: { code: string }) {
  const { auth } = useFirebase();
  const navigate = useNavigate();
  const { value: email, failure } = useOnce(() => emailOfResetLink(auth, code));
  if (failure !== undefined) return <UselessLink message={failure} />;
  if (email === undefined) return <PageLoading label={sessionTexts.checkingLink} />;
  return (
    <SignInLayout title={sessionTexts.newPassword} lead={sessionTexts.newPasswordLead(email)}>
      <NewPasswordForm
        label={sessionTexts.newPassword}
        button={sessionTexts.savePassword}
        onSave={async (password) => {
          await callApi(auth, authenticationApi.confirmReset, { code, password }, { api: 'app', isPublic: true });
          await navigate(`${paths.login.href()}?notice=password`, { replace: true });
        }}
      />
    </SignInLayout>
  );
}

/** Verifies an email, or restores a former one. */
function ApplyLink({ mode, code }: { mode: Exclude<MailedMode, 'resetPassword' | 'undoEmail'>; code: string }) {
  const { auth } = useFirebase();
  const navigate = useNavigate();
  const { value: email, failure } = useOnce(async () => {
    const appliedEmail = await applyLink(auth, code);
    if (mode === 'verifyEmail' && auth.currentUser && (await isVerifiedByNow(auth))) {
      await callApi(auth, authenticationApi.confirmVerification, {}, { api: 'app' });
      notifications.show({ color: 'green', message: emailVerificationTexts.verified });
      await navigate(paths.app.href(), { replace: true });
    }
    return appliedEmail;
  });
  if (failure !== undefined && mode === 'verifyEmail') return <UselessVerification message={failure} />;
  if (failure !== undefined) return <UselessLink message={failure} />;
  if (email === undefined) return <PageLoading label={sessionTexts.checkingLink} />;
  if (mode === 'recoverEmail') return <EmailRecovered email={email} />;
  return (
    <SignInLayout title={emailVerificationTexts.title}>
      <Stack>
        <SuccessNotice>{emailVerificationTexts.verifiedSignIn}</SuccessNotice>
        <Button component={Link} to={paths.login.href()}>
          {sessionTexts.signIn}
        </Button>
      </Stack>
    </SignInLayout>
  );
}

/** A link that is used, expired or altered leads to where a new one is requested. */
function UselessLink({ message }: { message: string }) {
  return (
    <SignInLayout title={sessionTexts.signIn}>
      <Stack>
        <FailureNotice>{message}</FailureNotice>
        <Button component={Link} to={paths.forgot.href()}>
          {sessionTexts.requestNewLink}
        </Button>
        <Anchor component={Link} to={paths.login.href()}>
          {sessionTexts.backToSignIn}
        </Anchor>
      </Stack>
    </SignInLayout>
  );
}

/** A verification link that is used or expired: the page that waits for the verification sends a new mail. */
function UselessVerification({ message }: { message: string }) {
  const { auth } = useFirebase();
  const isSignedIn = auth.currentUser !== null;
  return (
    <SignInLayout title={emailVerificationTexts.title}>
      <Stack>
        <FailureNotice>{message}</FailureNotice>
        <Button component={Link} to={isSignedIn ? paths.emailVerification.href() : paths.login.href()}>
          {isSignedIn ? sessionTexts.requestNewVerification : sessionTexts.signInToVerify}
        </Button>
      </Stack>
    </SignInLayout>
  );
}
