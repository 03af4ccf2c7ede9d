import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { cookieNames, resetLockSeconds, resetRedirectMs } from '@portal/domain/constants/session';
import { PortalError } from '@portal/domain/errors/portal-error';
import { email } from '@portal/domain/fields/email';
import { record } from '@portal/domain/fields/model';
import { formTexts } from '@portal/domain/texts/form';
import { sessionTexts } from '@portal/domain/texts/session';
import { fieldTexts } from '@portal/domain/texts/fields';
import { Anchor, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Captcha } from '../../../components/captcha/captcha';
import { Form } from '../../../components/form/form';
import { FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { readCookie } from '../../../config/cookies';
import { paths } from '../../../config/paths';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';
import { noteResetSent, secondsUntilReset } from '../data/reset-lock';
import { useCaptcha } from '../../../firebase/use-captcha';
import { FailureNotice, SuccessNotice } from '../../../components/form/form-notice';

const schema = record({ email: email().required(formTexts.required) });

/** `/forgot`: one mail, then a lock of 60 seconds; after the mail back to the sign-in page. */
export function ForgotForm() {
  const { auth } = useFirebase();
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const [known] = useState(() => readCookie(cookieNames.userEmail) ?? '');
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => {
    if (sentTo === undefined) return undefined;
    const timer = setTimeout(() => void navigate(paths.login.href()), resetRedirectMs);
    return () => {
      clearTimeout(timer);
    };
  }, [sentTo, navigate]);

  const send = async (email: string) => {
    if (secondsUntilReset(Date.now()) > 0) {
      setFailure(sessionTexts.resetAlreadySent);
      return;
    }
    if (!captcha.solution) {
      setFailure(sessionTexts.missingCaptcha);
      return;
    }
    // The failure stays until the answer is there: the second press of a double click must not land on a link.
    try {
      const request = { email, captcha: captcha.solution };
      await callApi(auth, authenticationApi.sendReset, request, { api: 'app', isPublic: true });
      noteResetSent(Date.now(), resetLockSeconds);
      setFailure(undefined);
      setSentTo(email.trim());
    } catch (error) {
      const { kind, userMessage } = PortalError.from(error);
      setFailure(kind === 'tooManyRequests' ? sessionTexts.resetAlreadySent : userMessage);
      captcha.renew();
    }
  };

  return (
    <Form
      label={sessionTexts.forgotTitle}
      initialValues={{ email: known }}
      schema={schema}
      onSubmit={(values) => send(values.email)}
    >
      <Stack gap="md">
        {sentTo !== undefined && (
          <SuccessNotice>
            <Text size="sm">{sessionTexts.resetSent(sentTo)}</Text>
            <Text size="sm">{sessionTexts.backInSeconds}</Text>
          </SuccessNotice>
        )}
        {failure && <FailureNotice>{failure}</FailureNotice>}
        <FormTextInput name="email" label={fieldTexts.email} type="email" autoComplete="username" autoFocus />
        <Captcha key={captcha.round} {...captcha.widget} />
        <SubmitButton fullWidth>{sessionTexts.sendReset}</SubmitButton>
        <Anchor component={Link} to={paths.login.href()}>
          {sessionTexts.backToSignIn}
        </Anchor>
      </Stack>
    </Form>
  );
}
