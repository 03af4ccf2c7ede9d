import { PortalError } from '@portal/domain/errors/portal-error';
import type { JobNamingClient } from '@portal/domain/jobs/job-naming-client';
import { ownTearsheetTexts as texts } from '@portal/domain/texts/marketing';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconLink, IconLock, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { BusyButton } from './busy-button';
import { ClientNamed } from './client-named';
import { copyText } from './copy-text';

interface Props {
  /** Makes the public link, with or without a gate. */
  makeLink: (hasGateing: boolean) => Promise<{ url: string; namingClient?: readonly JobNamingClient[] }>;
  /** The screen that writes the mail. */
  mailTo: string;
  mailLabel: string;
}

/**
 * Copies the public link of a marketing page, with or without a gate, or emails it. Warns when the page tells who the client is.
 */
export function ShareActions({ makeLink, mailTo, mailLabel }: Props) {
  const [naming, setNaming] = useState<readonly JobNamingClient[]>([]);
  const copy = async (hasGateing: boolean) => {
    try {
      const { url, namingClient = [] } = await makeLink(hasGateing);
      setNaming(namingClient);
      await copyText(url);
      notifications.show({ color: 'green', message: texts.linkCopied });
    } catch (error) {
      notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
    }
  };
  return (
    <>
      <BusyButton leftSection={<IconLink size={16} aria-hidden />} onClick={() => copy(false)}>
        {texts.copyLink}
      </BusyButton>
      <BusyButton leftSection={<IconLock size={16} aria-hidden />} onClick={() => copy(true)}>
        {texts.copyGatedLink}
      </BusyButton>
      <Button component={Link} to={mailTo} leftSection={<IconMail size={16} aria-hidden />}>
        {mailLabel}
      </Button>
      <ClientNamed jobs={naming} />
    </>
  );
}
