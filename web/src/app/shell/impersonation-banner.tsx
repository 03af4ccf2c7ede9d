import { impersonationTexts } from '@portal/domain/texts/session';
import { PortalError } from '@portal/domain/errors/portal-error';
import { Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconUserShield } from '@tabler/icons-react';
import { useEffect } from 'react';
import { BusyButton } from '../../components/ui/busy-button';
import { paths } from '../../config/paths';
import { useFirebase } from '../../firebase/firebase-context';
import { logOutOfUser, consumeReturned } from '../../session/impersonation';
import { returnToken } from '../../session/return-token';
import { useSignedIn } from '../../session/session-context';
import { signOutTo } from '../../session/sign-out';
import { useImpersonation } from '../../session/use-impersonation';
import classes from './shell.module.css';

/**
 * Shows that a super admin works as this user, with the way back, and confirms the return. Without a return token it leads
 * to the sign-in page.
 */
export function ImpersonationBanner() {
  const { user } = useSignedIn();
  const { auth } = useFirebase();
  useEffect(() => {
    if (consumeReturned()) notifications.show({ color: 'green', message: impersonationTexts.loggedBackIn });
  }, []);
  const isShown = useImpersonation(user.id);
  if (!isShown) return null;
  const leave = async () => {
    try {
      await (returnToken() === null ? signOutTo(auth, paths.login.href()) : logOutOfUser(auth));
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
