import { cookieNames } from '@portal/domain/constants/session';
import { email } from '@portal/domain/fields/email';
import { record } from '@portal/domain/fields/model';
import { formTexts } from '@portal/domain/texts/form';
import { sessionTexts } from '@portal/domain/texts/session';
import { fieldTexts } from '@portal/domain/texts/fields';
import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Form } from '../../../components/form/form';
import { FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { readCookie } from '../../../config/cookies';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { signInByLink, type PendingStep } from '../../../firebase/sign-in';
import { saveReturnUrl } from '../../../session/return-url';
import { FailureNotice } from '../../../components/form/form-notice';
import { PendingStepForm } from './pending-step';

/** The link carries the URL to continue at; only one of our own origin counts. */
function saveContinueUrl(link: string): void {
  const continueUrl = new URL(link).searchParams.get('continueUrl') ?? '';
  if (!URL.canParse(continueUrl)) return;
  const { origin, pathname, search } = new URL(continueUrl);
  if (origin === window.location.origin) saveReturnUrl(`${pathname}${search}`);
}

const schema = record({ email: email().required(formTexts.required) });

/**
 * `/login` in email-link mode: the user enters the email that the link was sent to, so that nobody is signed in by
 * another user's link without noticing.
 */
export function LinkForm({ link, onSignIn }: { link: string; onSignIn: () => void }) {
  const { auth } = useFirebase();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [pendingStep, setPendingStep] = useState<PendingStep>();
  if (pendingStep) return <PendingStepForm step={pendingStep} />;
  return (
    <Form
      label={sessionTexts.confirmEmail}
      initialValues={{ email: readCookie(cookieNames.userEmail) ?? '' }}
      schema={schema}
      onSubmit={async (values) => {
        setFailure(undefined);
        saveContinueUrl(link);
        onSignIn();
        const result = await signInByLink(auth, values.email, link);
        if (result.kind === 'disabled') void navigate(paths.disabledAccount.href());
        else if (result.kind === 'failed') setFailure(result.message);
        else if (result.kind === 'secondStep') setPendingStep(result.step);
        else if (result.kind !== 'signedIn') setFailure(sessionTexts.loginFailed);
      }}
    >
      <Stack gap="md">
        {failure && <FailureNotice>{failure}</FailureNotice>}
        <FormTextInput name="email" label={fieldTexts.email} type="email" autoComplete="username" autoFocus />
        <SubmitButton fullWidth>{sessionTexts.signIn}</SubmitButton>
        <Anchor component={Link} to={paths.login.href()}>
          {sessionTexts.backToSignIn}
        </Anchor>
      </Stack>
    </Form>
  );
}
