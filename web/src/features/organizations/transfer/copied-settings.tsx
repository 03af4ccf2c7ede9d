import { newOrganization } from '@portal/domain/organizations/organization';
import { transferredSettings } from '@portal/domain/organizations/setting-transfer';
import { settingTransferTexts as texts } from '@portal/domain/texts/settings';
import { ScrollArea, Stack, Text } from '@mantine/core';
import { ChangedValues } from '../history/changed-values';
import { useOrganizationById } from '../data/use-organization';
import { settingsToCopy } from './apply-settings';

const before = transferredSettings(newOrganization({ id: 'new', name: 'new' }));

/** Lists what a new organization gets from another one. */
export function CopiedSettings({ from }: { from: string }) {
  const organization = useOrganizationById(from);
  if (organization.status !== 'success' || !organization.data) return null;
  const changes = settingsToCopy(organization.data);
  const count = Object.keys(changes).length;
  return (
    <Stack gap="xs" mt="sm">
      <Text size="sm">{count === 0 ? texts.nothingToCopy : texts.copied(count)}</Text>
      <Text size="sm" c="dimmed">
        {texts.notCopiedKinds}
      </Text>
      {count > 0 && (
        <ScrollArea.Autosize mah={240} type="auto">
          <ChangedValues before={before} after={changes} />
        </ScrollArea.Autosize>
      )}
    </Stack>
  );
}
