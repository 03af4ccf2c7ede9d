import { sessionTexts } from '@portal/domain/texts/session';
import { Button, Stack, Text } from '@mantine/core';
import { LoadFailed } from '../../../components/ui/states';
import { useSignInRedirect } from '../../../session/use-sign-in-redirect';
import { useSession } from '../../../session/session-context';
import { SuccessNotice } from '../../../components/form/form-notice';

/** `/login` for a signed-in user: says so, and continues by itself or at once. */
export function SignedInNotice() {
  const session = useSession();
  const { goNow } = useSignInRedirect();
  if (session.status === 'failed') return <LoadFailed onRetry={session.retry} />;
  return (
    <Stack>
      <SuccessNotice>{sessionTexts.loggedIn}</SuccessNotice>
      <Text size="sm" c="dimmed">
        {sessionTexts.redirecting}
      </Text>
      <Button onClick={goNow} autoFocus>
        {sessionTexts.goNow}
      </Button>
    </Stack>
  );
}
