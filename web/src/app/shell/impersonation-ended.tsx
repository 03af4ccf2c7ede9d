import { impersonationTexts, sessionTexts } from '@portal/domain/texts/session';
import { Modal, Stack, Text } from '@mantine/core';
import { BusyButton } from '../../components/ui/busy-button';
import { paths } from '../../config/paths';
import { useFirebase } from '../../firebase/firebase-context';
import { signOutTo } from '../../session/sign-out';

/** Shown when the session of an impersonated user ends: the super admin has no password of that user, but the way back. */
export function ImpersonationEnded({ email, isOpen }: { email: string; isOpen: boolean }) {
  const { auth } = useFirebase();
  return (
    <Modal
      opened={isOpen}
      onClose={() => undefined}
      title={sessionTexts.expiredTitle}
      centered
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack gap="md">
        <Text size="sm">{impersonationTexts.ended(email)}</Text>
        <BusyButton variant="filled" data-autofocus onClick={() => signOutTo(auth, paths.login.href())}>
          {sessionTexts.signIn}
        </BusyButton>
      </Stack>
    </Modal>
  );
}
