import type { MissingProfiles as Profiles } from '@portal/domain/contracts/mailings-api';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { runWithNotice } from '../../../components/ui/run-with-notice';

interface Props {
  profiles: Profiles;
  /** Creates the default profile of one entry. @throws PortalError */
  create: (id: string) => Promise<unknown>;
  onChange: (profiles: Profiles) => void;
}

/** Whether the page of the mail would show nothing. */
export function isEmptyPage({ checked, missing }: Profiles): boolean {
  return missing.length === checked;
}

/** Says which entries recipients would not see, and creates their profiles one after another. */
export function MissingProfiles({ profiles, create, onChange }: Props) {
  const { kind, checked, missing } = profiles;
  const [done, setDone] = useState<number | null>(null);
  if (missing.length === 0 && checked > 0) return null;
  const createAll = async () => {
    let left = missing;
    await runWithNotice(
      async () => {
        for (const [index, { id }] of missing.entries()) {
          setDone(index);
          await create(id);
          left = left.slice(1);
        }
      },
      { done: texts.missingCreated },
    );
    setDone(null);
    onChange({ ...profiles, missing: left });
  };
  return (
    <Alert
      color={isEmptyPage(profiles) ? 'red' : 'yellow'}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={texts.missingProfiles(missing.length, checked, kind)}
    >
      {missing.length > 0 && (
        <Stack gap="xs" align="flex-start">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {missing.map(({ name }) => name).join(', ')}
          </Text>
          {done === null ? (
            <Button size="compact-sm" variant="default" onClick={() => void createAll()}>
              {texts.createMissing(missing.length)}
            </Button>
          ) : (
            <Text size="sm" role="status">
              {texts.creatingMissing(done, missing.length)}
            </Text>
          )}
        </Stack>
      )}
    </Alert>
  );
}
