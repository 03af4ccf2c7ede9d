import { impersonationTexts } from '@portal/domain/texts/session';
import { PortalError } from '@portal/domain/errors/portal-error';
import { Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconUserShield } from '@tabler/icons-react';
import { useEffect } from 'react';
import { BusyButton } from '../../components/ui/busy-button';
import { useFirebase } from '../../firebase/firebase-context';
import { logOutOfUser, returnToken, takeReturned } from '../../session/impersonation';
import { useSignedIn } from '../../session/session-context';
import classes from './shell.module.css';

/** Says that a super admin works as this user, and leads back (000 §2, §4); says so too when they are back. */
export function ImpersonationBanner() {
  const { user } = useSignedIn();
  const { auth } = useFirebase();
  useEffect(() => {
    if (takeReturned()) notifications.show({ color: 'green', message: impersonationTexts.loggedBackIn });
  }, []);
  if (returnToken() === null) return null;
  const leave = async () => {
    try {
      await logOutOfUser(auth);
    } catch (error) {
      notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
    }
  };
  return (
    <Group className={classes.impersonation} role="status" justify="center" gap="sm" px="md">
      <IconUserShield size={18} aria-hidden />
      <Text size="sm" fw={500}>
        {impersonationTexts.banner(user.email)}
      </Text>
      <BusyButton size="compact-sm" variant="white" color="dark" onClick={leave}>
        {impersonationTexts.logout}
      </BusyButton>
    </Group>
  );
}
