import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { emailVerificationTexts, sessionTexts } from '@portal/domain/texts/session';
import { shellTexts } from '@portal/domain/texts/shell';
import type { User } from '@portal/domain/users/user';
import { Group, Loader, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { BusyButton } from '../../../components/ui/busy-button';
import { useWork } from '../../../components/ui/use-work';
import { paths } from '../../../config/paths';
import { callApi } from '../../../firebase/api-client';
import { openData } from '../../../firebase/data';
import { useFirebase } from '../../../firebase/firebase-context';
import { isVerifiedByNow } from '../../../firebase/sign-in';
import { consumeReturnUrl } from '../../../session/return-url';
import { useSession } from '../../../session/session-context';
import { signOutTo } from '../../../session/sign-out';
import { agreeToTerms } from '../data/agree-to-terms';
import { useVerificationPoll } from '../data/use-verification-poll';
import { FailureNotice, SuccessNotice } from '../../../components/form/form-notice';
import { CorrectEmail } from './correct-email';
import { SignInLayout } from './sign-in-layout';
import { TermsCheckbox } from './terms-checkbox';

/** Long enough to be read after the application has loaded, in milliseconds. */
const noticeMs = 10_000;

/**
 * `/email-verification`: waits until the email is verified and then continues by itself. The terms can be agreed to
 * meanwhile; a user who has not done so is reminded, and finds the card in the application.
 */
export function EmailVerification({ user, isEmailVerified }: { user: User; isEmailVerified: boolean }) {
  const handle = useFirebase();
  const { auth } = handle;
  const navigate = useNavigate();
  const session = useSession();
  const [agrees, setAgrees] = useState(user.termsAgreement);
  const [failure, setFailure] = useState<string>();
  const [success, setSuccess] = useState<string>();
  useVerificationPoll(!isEmailVerified);

  // The auth user is verified before the session is; the session is then rebuilt, and this page with it. Leaving now
  // would leave twice, and the second time without the return URL.
  const isAdmitted = isEmailVerified && !(session.status === 'refused' && session.refusal === 'unverified');
  const hasArrived = useRef(false);
  useEffect(() => {
    if (!isAdmitted || hasArrived.current) return;
    hasArrived.current = true;
    notifications.show({
      color: agrees ? 'green' : 'yellow',
      message: agrees ? emailVerificationTexts.verified : emailVerificationTexts.agreeStill,
      autoClose: noticeMs,
    });
    void navigate(consumeReturnUrl(), { replace: true });
  }, [isAdmitted, agrees, navigate]);

  // The last message stays until there is an answer: content that moved up would be under the second press of a double
  // click.
  const agreement = useWork();
  const changeAgreement = async (isAgreed: boolean) => {
    setAgrees(isAgreed);
    if (!isAgreed) return;
    try {
      await agreeToTerms(openData(handle).firestore, user.id);
      setFailure(undefined);
    } catch (error) {
      setAgrees(false);
      setFailure(PortalError.from(error).userMessage);
    }
  };

  const send = async () => {
    try {
      await callApi(auth, authenticationApi.sendEmailVerification, {}, { api: 'app' });
      setFailure(undefined);
      setSuccess(emailVerificationTexts.sent(user.email));
    } catch (error) {
      setSuccess(undefined);
      const isRepeated = PortalError.from(error).kind === 'tooManyRequests';
      setFailure(isRepeated ? sessionTexts.emailAlreadySent : emailVerificationTexts.sendFailed);
    }
  };

  const goOn = async () => {
    const isVerified = await isVerifiedByNow(auth).catch(() => false);
    setFailure(isVerified ? undefined : emailVerificationTexts.notYet);
  };

  return (
    <SignInLayout title={emailVerificationTexts.title} lead={emailVerificationTexts.lead(user.email)}>
      <Stack gap="md">
        {success && <SuccessNotice>{success}</SuccessNotice>}
        {failure && <FailureNotice>{failure}</FailureNotice>}
        <Group gap="xs" role="status">
          <Loader size="xs" aria-hidden />
          <Text size="sm" c="dimmed">
            {emailVerificationTexts.waiting}
          </Text>
        </Group>
        <BusyButton variant="filled" onClick={send}>
          {emailVerificationTexts.send}
        </BusyButton>
        <CorrectEmail
          current={user.email}
          onChanged={(changedTo) => {
            setFailure(undefined);
            setSuccess(emailVerificationTexts.sent(changedTo));
          }}
        />
        <TermsCheckbox
          checked={agrees}
          disabled={user.termsAgreement}
          onChange={(event) => {
            const isAgreed = event.currentTarget.checked;
            agreement.work(() => changeAgreement(isAgreed));
          }}
        />
        <Group justify="space-between">
          <BusyButton onClick={goOn}>{emailVerificationTexts.continue}</BusyButton>
          <BusyButton variant="subtle" color="gray" onClick={() => signOutTo(auth, paths.login.href())}>
            {shellTexts.logout}
          </BusyButton>
        </Group>
      </Stack>
    </SignInLayout>
  );
}
