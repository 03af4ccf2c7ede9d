import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import {
  maxSettingsFileBytes,
  readSettingsFile,
  settingsFile,
  compareSettings,
  transferredSettings,
  type TakenSettings,
} from '@portal/domain/organizations/setting-transfer';
import { settingsByPath } from '@portal/domain/organizations/settings';
import { formTexts } from '@portal/domain/texts/form';
import { settingTransferTexts as texts } from '@portal/domain/texts/settings';
import { Alert, Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { saveFile } from '../../../components/document/save-file';
import { BusyButton } from '../../../components/ui/busy-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useData } from '../../../firebase/data-provider';
import { useSignedIn } from '../../../session/session-context';
import { ChangedValues } from '../history/changed-values';
import { useSettingsProof } from '../settings/use-settings-proof';
import { applySettings } from './apply-settings';

/** Exports the settings as a file, and imports one after showing what it changes. */
export function SettingTransfer({ organization }: { organization: OrganizationWithoutBrands }) {
  const { firestore } = useData();
  const { user } = useSignedIn();
  const [taken, setTaken] = useState<TakenSettings | null>(null);
  const reset = useRef<() => void>(null);
  const withProof = useSettingsProof();
  const close = () => {
    setTaken(null);
  };
  const exportFile = () => {
    saveFile({
      bytes: new TextEncoder().encode(settingsFile(organization)),
      fileName: texts.fileName(organization.name),
      contentType: 'application/json',
    });
  };
  const choose = async (file: File | null) => {
    reset.current?.();
    if (!file) return;
    const values = file.size > maxSettingsFileBytes ? null : readSettingsFile(await file.text());
    if (values) setTaken(compareSettings(organization, values));
    else notifications.show({ color: 'red', message: texts.notReadable });
  };
  const apply = async (changes: TakenSettings['changes']) => {
    const isDone = await runWithNotice(
      () => withProof(changes, () => applySettings(firestore, organization, changes, user)),
      {
        done: texts.imported,
      },
    );
    if (isDone) close();
  };
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={exportFile}>
        {texts.export}
      </Button>
      <FileButton accept="application/json,.json" resetRef={reset} onChange={(file) => void choose(file)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
            {texts.import}
          </Button>
        )}
      </FileButton>
      {taken && (
        <Modal opened onClose={close} title={texts.title} size="xl">
          <Stack gap="sm">
            {taken.refused.length > 0 && (
              <Alert color="yellow">
                {texts.refused(taken.refused.map((path) => settingsByPath.get(path)?.label ?? path).join(', '))}
              </Alert>
            )}
            {Object.keys(taken.changes).length === 0 ? (
              <Text>{texts.nothingDiffers}</Text>
            ) : (
              <ChangedValues before={transferredSettings(organization)} after={taken.changes} />
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="subtle" onClick={close}>
                {formTexts.cancel}
              </Button>
              {Object.keys(taken.changes).length > 0 && (
                <BusyButton variant="filled" onClick={() => apply(taken.changes)}>
                  {texts.apply(Object.keys(taken.changes).length)}
                </BusyButton>
              )}
            </Group>
          </Stack>
        </Modal>
      )}
    </>
  );
}
