import { accessLevelOptions, loginStatusOf, type AccessLevel } from '@portal/domain/client-connect/portal-access';
import { clientAccessTexts as texts } from '@portal/domain/texts/client-connect';
import { Badge, Group, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../components/ui/busy-button';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { useClientConnectCalls, type NamedContact } from './use-client-connect-calls';
import { usePortalAccess } from '../../firebase/use-portal-access';

const statusColors = { noLogin: 'gray', loginSent: 'blue', loginVerified: 'green', loginDisabled: 'red' } as const;

/** A contact's access to Client Connect: which jobs, the state of the login, and the link to sign in with. */
export function ContactAccess({ organizationId, contact }: { organizationId: string; contact: NamedContact }) {
  const { setAccess, sendLink } = useClientConnectCalls(organizationId);
  const [createdId, setCreatedId] = useState('');
  const contactId = contact.contactId || createdId;
  const stored = usePortalAccess(organizationId, contactId).data ?? null;
  const access = stored?.email === contact.email ? stored : null;
  const status = loginStatusOf(access);
  const level = access?.level ?? 'off';
  const change = async (next: AccessLevel) => {
    await runWithNotice(
      async () => {
        setCreatedId((await setAccess({ ...contact, contactId }, next)).contactId);
      },
      { done: texts.changed },
    );
  };
  return (
    <Stack gap="sm">
      <SegmentedControl
        orientation="vertical"
        fullWidth
        aria-label={texts.accessOf(contact.name || contact.email)}
        data={accessLevelOptions}
        value={level}
        onChange={(value) => {
          const next = accessLevelOptions.find((option) => option.value === value);
          if (next) void change(next.value);
        }}
      />
      <Group justify="space-between">
        <Badge color={statusColors[status]} variant="light" size="lg" tt="none">
          {texts.statuses[status]}
        </Badge>
        {level !== 'off' && (
          <BusyButton
            variant="default"
            onClick={() => runWithNotice(() => sendLink(contactId), { done: texts.linkSent(contact.email) })}
          >
            {texts.sendLink}
          </BusyButton>
        )}
      </Group>
    </Stack>
  );
}
