import { sessionTexts } from '@portal/domain/texts/session';
import { Alert, Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { BusyButton } from '../../../components/ui/busy-button';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { signOutTo } from '../../../session/sign-out';

/** A sign-in link or an invitation that was opened while somebody is signed in: says so, and offers to switch. */
export function OtherLinkNotice({ email }: { email: string }) {
  const { auth } = useFirebase();
  return (
    <Stack>
      <Alert role="status">{sessionTexts.otherLink(email)}</Alert>
      <Button component={Link} to={paths.app.href()}>
        {sessionTexts.continueAs(email)}
      </Button>
      <BusyButton onClick={() => signOutTo(auth, window.location.href)}>{sessionTexts.signOutAndUseLink}</BusyButton>
    </Stack>
  );
}
