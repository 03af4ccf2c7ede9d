import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { candidatesApi } from '@portal/domain/contracts/candidates-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isLinkExpired } from '@portal/domain/links/link-expiry';
import { isLinkExpiryOn } from '@portal/domain/organizations/link-settings';
import { shareTexts } from '@portal/domain/texts/candidate-page';
import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { CopyLinkButton } from '../../../components/ui/copy-button';
import { useFirebase } from '../../../firebase/firebase-context';
import { callApi } from '../../../firebase/api-client';
import { useOrganization } from '../../../session/session-context';
import { dayMs } from '@portal/domain/constants/time';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { RecipientsList } from '../submit/recipients-list';
import { ViewersSee } from './viewers-see';

/** The public link of a candidate, its expiry, and what viewers see. */
export function SharePanel({ candidate, candidateKey }: { candidate: JobCandidate; candidateKey: CandidateKey }) {
  const link = `${window.location.origin}${candidate.public.resumeLink}`;
  return (
    <Stack gap="md">
      <div>
        <TextInput
          label={shareTexts.link}
          readOnly
          value={link}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
        <Group gap="xs" mt="xs">
          <CopyLinkButton label={shareTexts.copy} value={link} />
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noopener"
            variant="subtle"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            {shareTexts.preview}
          </Button>
        </Group>
      </div>
      <LinkExpiry candidate={candidate} candidateKey={candidateKey} />
      <RecipientsList candidateKey={candidateKey} profileId={candidate.public.selectedProfileId} />
      <ViewersSee candidate={candidate} candidateKey={candidateKey} />
    </Stack>
  );
}

function LinkExpiry({ candidate, candidateKey }: { candidate: JobCandidate; candidateKey: CandidateKey }) {
  const { auth } = useFirebase();
  const isExpiryOn = isLinkExpiryOn(useOrganization());
  const [isSaving, setSaving] = useState(false);
  const linkExpiry = candidate.public.linkExpiry?.toMillis() ?? null;
  const [now] = useState(() => Date.now());
  const save = async (expiry: number | null) => {
    setSaving(true);
    try {
      await callApi(auth, candidatesApi.setLinkExpiry, { ...candidateKey, linkExpiry: expiry }, { api: 'app' });
    } catch (error) {
      notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
    } finally {
      setSaving(false);
    }
  };
  return (
    <div>
      <Group align="flex-end" gap="md">
        <TextInput
          key={linkExpiry ?? 'never'}
          type="date"
          label={shareTexts.expires}
          disabled={isSaving || linkExpiry === null}
          defaultValue={linkExpiry === null ? '' : localDay(linkExpiry)}
          min={localDay(now)}
          onBlur={(event) => {
            const chosen = endOfDay(event.currentTarget.value);
            if (chosen !== null && localDay(chosen) !== localDay(linkExpiry ?? 0)) void save(chosen);
          }}
        />
        <Switch
          size="sm"
          mb={8}
          label={shareTexts.never}
          disabled={isSaving}
          checked={linkExpiry === null}
          onChange={(event) => void save(event.currentTarget.checked ? null : now + 90 * dayMs)}
        />
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        {!isExpiryOn && shareTexts.expiryOff}
        {isLinkExpired({ isExpiryOn, linkExpiry, now }) && shareTexts.expired}
      </Text>
    </div>
  );
}

/** `2026-03-04`, in the user's time zone. */
function localDay(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The last moment of a typed day; null for an invalid one. */
function endOfDay(day: string): number | null {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || year < 2000 || !month || !date) return null;
  return new Date(year, month - 1, date, 23, 59, 59).getTime();
}
