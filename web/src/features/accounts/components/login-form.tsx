import { loginRedirectMs } from '@portal/domain/constants/session';
import { record } from '@portal/domain/fields/model';
import { PortalError } from '@portal/domain/errors/portal-error';
import { formTexts } from '@portal/domain/texts/form';
import { sessionTexts } from '@portal/domain/texts/session';
import { Alert, Stack } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { email } from '@portal/domain/fields/email';
import { string } from 'yup';
import { Form } from '../../../components/form/form';
import { FormPasswordInput, FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { signInByPassword, type SignInResult } from '../../../firebase/sign-in';
import { takeRememberedAddress } from '../../../session/remembered-address';

const loginSchema = record({
  email: email().required(formTexts.required),
  password: string().required(formTexts.required),
});

const failureTexts: Record<Exclude<SignInResult['kind'], 'signedIn' | 'disabled'>, string> = {
  tooManyRequests: sessionTexts.tooManyAttempts,
  unreachable: new PortalError('unavailable').userMessage,
  failed: sessionTexts.loginFailed,
};

/** Signs in by email and password (000 §2, §4); then goes where the person wanted to go. */
export function LoginForm() {
  const { auth } = useFirebase();
  const navigate = useNavigate();
  const [isSignedIn, setSignedIn] = useState(auth.currentUser !== null);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(() => void navigate(takeRememberedAddress(), { replace: true }), loginRedirectMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isSignedIn, navigate]);

  if (isSignedIn) {
    return (
      <Alert color="green" icon={<IconCheck size={18} aria-hidden />} role="status">
        {sessionTexts.loggedIn}
      </Alert>
    );
  }
  return (
    <Form
      label="Sign in"
      initialValues={{ email: '', password: '' }}
      schema={loginSchema}
      onSubmit={async (values) => {
        setFailure(undefined);
        const result = await signInByPassword(auth, values.email, values.password);
        if (result.kind === 'signedIn') setSignedIn(true);
        else if (result.kind === 'disabled') void navigate(paths.disabledAccount.href());
        else setFailure(failureTexts[result.kind]);
      }}
    >
      <Stack gap="md">
        {failure && (
          <Alert color="red" icon={<IconAlertCircle size={18} aria-hidden />} role="alert">
            {failure}
          </Alert>
        )}
        <FormTextInput name="email" label="Email" type="email" autoComplete="username" autoFocus />
        <FormPasswordInput name="password" label="Password" autoComplete="current-password" />
        <SubmitButton fullWidth>Sign in</SubmitButton>
      </Stack>
    </Form>
  );
}
