import { cookieNames } from '@portal/domain/constants/session';
import { email } from '@portal/domain/fields/email';
import { record } from '@portal/domain/fields/model';
import { formTexts } from '@portal/domain/texts/form';
import { sessionTexts } from '@portal/domain/texts/session';
import { fieldTexts } from '@portal/domain/texts/fields';
import { Anchor, Button, Divider, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { string } from 'yup';
import { Form } from '../../../components/form/form';
import { FormPasswordInput, FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { readCookie } from '../../../config/cookies';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { startAtsSignIn } from '../../../session/ats-sign-in';
import { usePasswordSignIn } from '../data/use-password-sign-in';
import { SignInCaptcha, SignInFailures } from './sign-in-state';

const schema = record({
  email: email().required(formTexts.required),
  password: string().required(formTexts.required),
});

/** `/login` in password mode. @param email of whom to expect; else the last user of this browser. */
export function PasswordForm({ email: expected }: { email?: string }) {
  const navigate = useNavigate();
  const { config } = useFirebase();
  const [known] = useState(() => expected ?? readCookie(cookieNames.userEmail) ?? '');
  const state = usePasswordSignIn(() => void navigate(paths.disabledAccount.href()));
  return (
    <Form
      label={sessionTexts.signIn}
      initialValues={{ email: known, password: '' }}
      schema={schema}
      onSubmit={(values) => state.signIn(values.email, values.password)}
    >
      <Stack gap="md">
        <SignInFailures {...state} />
        <FormTextInput
          name="email"
          label={fieldTexts.email}
          type="email"
          autoComplete="username"
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
        <Button
          variant="default"
          fullWidth
          onClick={() => {
            startAtsSignIn(config.links.integration);
          }}
        >
          {sessionTexts.signInWithAts}
        </Button>
      </Stack>
    </Form>
  );
}
