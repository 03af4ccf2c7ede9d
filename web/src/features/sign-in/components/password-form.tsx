import { cookieNames } from '@portal/domain/constants/session';
import { email } from '@portal/domain/fields/email';
import { record } from '@portal/domain/fields/model';
import { formTexts } from '@portal/domain/texts/form';
import { sessionTexts } from '@portal/domain/texts/session';
import { fieldTexts } from '@portal/domain/texts/fields';
import { Anchor, Divider, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { string } from 'yup';
import { Form } from '../../../components/form/form';
import { FailureNotice } from '../../../components/form/form-notice';
import { FormPasswordInput, FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { BusyButton } from '../../../components/ui/busy-button';
import { readCookie } from '../../../config/cookies';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { usePasskeySignIn } from '../data/use-passkey-sign-in';
import { usePasswordSignIn } from '../data/use-password-sign-in';
import { PendingStepForm } from './pending-step';
import { ProviderOffer } from './provider-offer';
import { SignInCaptcha, SignInFailures } from './sign-in-state';

const schema = record({
  email: email().required(formTexts.required),
  password: string().required(formTexts.required),
});

interface Props {
  /** Of whom to expect; else the last user of this browser. */
  email?: string;
  /** Called when the second step takes the place of the form. */
  onSecondStep?: () => void;
}

/** `/login` in password mode. */
export function PasswordForm({ email: expected, onSecondStep }: Props) {
  const navigate = useNavigate();
  const { config } = useFirebase();
  const [known] = useState(() => expected ?? readCookie(cookieNames.userEmail) ?? '');
  const state = usePasswordSignIn(() => void navigate(paths.disabledAccount.href()), onSecondStep);
  const passkey = usePasskeySignIn();
  if (state.pendingStep) return <PendingStepForm step={state.pendingStep} />;
  return (
    <Form
      label={sessionTexts.signIn}
      initialValues={{ email: known, password: '' }}
      schema={schema}
      onSubmit={(values) => state.signIn(values.email, values.password)}
    >
      <Stack gap="md">
        <SignInFailures {...state} />
        {passkey.failure && <FailureNotice>{passkey.failure}</FailureNotice>}
        <FormTextInput
          name="email"
          label={fieldTexts.email}
          type="email"
          autoComplete="username webauthn"
          autoFocus={known === ''}
        />
        <div>
          <FormPasswordInput
            name="password"
            label={fieldTexts.password}
            autoComplete="current-password"
            autoFocus={known !== ''}
          />
          <Anchor component={Link} to={paths.forgot.href()} display="inline-block" mt={6}>
            {sessionTexts.forgot}
          </Anchor>
        </div>
        <SignInCaptcha {...state} />
        <SubmitButton fullWidth>{sessionTexts.signIn}</SubmitButton>
        <Divider label={sessionTexts.or} />
        <ProviderOffer />
        <BusyButton fullWidth onClick={passkey.signIn}>
          {sessionTexts.signInWithPasskey}
        </BusyButton>
        <BusyButton
          fullWidth
          onClick={async () => {
            // Loaded by those who need it.
            const { startAtsSignIn } = await import('../../../session/ats-sign-in');
            startAtsSignIn(config.links.integration);
          }}
        >
          {sessionTexts.signInWithAts}
        </BusyButton>
      </Stack>
    </Form>
  );
}
