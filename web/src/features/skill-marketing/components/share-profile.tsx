import { linksApi } from '@portal/domain/contracts/links-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { ownTearsheetTexts as texts } from '@portal/domain/texts/marketing';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconLink, IconLock, IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { BusyButton } from '../../../components/ui/busy-button';
import { paths } from '../../../config/paths';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';

/** Copies the link of a candidate's marketing profile, with or without a gate, or emails it. */
export function ShareProfile({ organizationId, candidateId }: { organizationId: string; candidateId: string }) {
  const { auth } = useFirebase();
  const copy = async (hasGateing: boolean) => {
    try {
      const request = linksApi.generateSmProfileLink.request.cast({ organizationId, candidateId, hasGateing });
      const { url } = await callApi(auth, linksApi.generateSmProfileLink, request, { api: 'app' });
      await navigator.clipboard.writeText(url);
      notifications.show({ color: 'green', message: texts.linkCopied });
    } catch (error) {
      notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
    }
  };
  return (
    <Group gap="xs">
      <BusyButton leftSection={<IconLink size={16} aria-hidden />} onClick={() => copy(false)}>
        {texts.copyLink}
      </BusyButton>
      <BusyButton leftSection={<IconLock size={16} aria-hidden />} onClick={() => copy(true)}>
        {texts.copyGatedLink}
      </BusyButton>
      <Button
        component={Link}
        to={paths.newMailing.href('profile', candidateId)}
        leftSection={<IconMail size={16} aria-hidden />}
      >
        {texts.emailProfile}
      </Button>
    </Group>
  );
}
