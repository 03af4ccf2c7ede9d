import { privacyApi } from '@portal/domain/contracts/privacy-api';
import { restrictionTexts as texts } from '@portal/domain/texts/restriction';
import { Anchor, Group, Text } from '@mantine/core';
import type { Auth } from 'firebase/auth';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { CalledListView } from '../../components/ui/called-list';
import { formatDayOf } from '../../components/ui/format';
import { paths } from '../../config/paths';
import { callApi } from '../../firebase/api-client';
import { useCalled } from '../../firebase/use-called';
import { PrivacySection } from './privacy-section';

/** The people whose data must not be processed: they are in no other list. */
export function RestrictedPeople({ organizationId }: { organizationId: string }) {
  const load = useCallback(
    async (auth: Auth) =>
      (await callApi(auth, privacyApi.listRestrictedPeople, { organizationId }, { api: 'app' })).people,
    [organizationId],
  );
  const { called } = useCalled(load);
  return (
    <PrivacySection title={texts.listTitle} intro={texts.listIntro}>
      <CalledListView
        list={called}
        empty={texts.nobody}
        row={({ jobId, candidateId, name, reason, by, at }) => (
          <Group component="li" key={`${jobId}/${candidateId}`} gap="xs">
            <Anchor component={Link} to={paths.candidate.href(jobId, candidateId)} size="sm">
              {name}
            </Anchor>
            <Text size="sm" c="dimmed">
              {[reason, by, formatDayOf(at)].filter(Boolean).join(' · ')}
            </Text>
          </Group>
        )}
      />
    </PrivacySection>
  );
}
