import { marketingTexts as texts } from '@portal/domain/texts/tearsheets';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useMissingProfiles } from '../data/use-missing-profiles';

/** Offers profiles for the marketing candidates without one, as after a first import; nothing when all have one. */
export function OfferProfiles({ organizationId }: { organizationId: string }) {
  const { count, createAll } = useMissingProfiles(organizationId);
  const [created, setCreated] = useState<number | null>(null);
  if (count === 0 && created === null) return null;
  const create = async () => {
    setCreated(0);
    let total = { created: 0, failed: 0 };
    await runWithNotice(
      async () => {
        total = await createAll(setCreated);
      },
      { done: () => texts.profilesCreated(total.created, total.failed) },
    );
    setCreated(null);
  };
  return (
    <Alert color="blue" icon={<IconInfoCircle size={18} aria-hidden />} title={texts.withoutProfile(count)} mb="md">
      {created === null ? (
        <Group>
          <Button size="compact-sm" variant="default" onClick={() => void create()}>
            {texts.createProfilesForAll}
          </Button>
        </Group>
      ) : (
        <Text size="sm" role="status">
          {texts.profilesSoFar(created)}
        </Text>
      )}
    </Alert>
  );
}
