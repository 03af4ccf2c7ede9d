import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionTexts } from '@portal/domain/texts/session';
import { accountTexts } from '@portal/domain/texts/shell';
import type { User } from '@portal/domain/users/user';
import { Divider, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Captcha } from '../../../components/captcha/captcha';
import { BusyButton } from '../../../components/ui/busy-button';
import { paths } from '../../../config/paths';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';
import { signOutTo } from '../../../session/sign-out';
import { useCaptcha } from '../../../firebase/use-captcha';
import { FailureNotice, SuccessNotice } from '../../../components/form/form-notice';

/** Reset Password by a mailed link, and the end of all sessions, for example after losing a device. */
export function PasswordCard({ user }: { user: User }) {
  const { auth } = useFirebase();
  const captcha = useCaptcha();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();

  const reset = async () => {
    setFailure(undefined);
    setSentTo(undefined);
    try {
      await callApi(
        auth,
        authenticationApi.sendReset,
        { email: user.email, captcha: captcha.solution },
        { api: 'app' },
      );
      setSentTo(user.email);
      setNeedsCaptcha(false);
    } catch (error) {
      const { kind, userMessage } = PortalError.from(error);
      if (kind === 'captchaRequired') setNeedsCaptcha(true);
      setFailure(kind === 'tooManyRequests' ? sessionTexts.emailAlreadySent : userMessage);
      captcha.renew();
    }
  };

  const signOutEverywhere = async () => {
    try {
      await callApi(auth, authenticationApi.signOutEverywhere, {}, { api: 'app' });
      await signOutTo(auth, paths.login.href());
    } catch (error) {
      notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
    }
  };

  return (
    <Paper component="section" aria-label={accountTexts.resetPassword} p="lg">
      <Stack>
        <Title order={2}>{accountTexts.resetPassword}</Title>
        <Text size="sm" c="dimmed">
          {accountTexts.resetLead}
        </Text>
        {sentTo !== undefined && <SuccessNotice>{sessionTexts.resetSent(sentTo)}</SuccessNotice>}
        {failure && <FailureNotice>{failure}</FailureNotice>}
        {needsCaptcha && <Captcha key={captcha.round} {...captcha.widget} />}
        <BusyButton w="max-content" variant="filled" onClick={reset}>
          {accountTexts.resetPassword}
        </BusyButton>
        <Divider />
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {accountTexts.signOutEverywhereLead}
          </Text>
          <BusyButton onClick={signOutEverywhere}>{accountTexts.signOutEverywhere}</BusyButton>
        </Group>
      </Stack>
    </Paper>
  );
}
