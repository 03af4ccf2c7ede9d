import type { Attachment } from '@portal/domain/candidates/attachment';
import type { Credential } from '@portal/domain/candidates/credential';
import { attachmentsPanelTexts as texts } from '@portal/domain/texts/candidate-page';
import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useDialogSave } from './use-dialog-save';

interface Props {
  file: Attachment;
  onClose: () => void;
  onSave: (credential: Credential | null) => Promise<void>;
}

/** Marks a file as a credential with its kind and its last day, or as none. */
export function MarkCredential({ file, onClose, onSave }: Props) {
  const [kind, setKind] = useState(file.credential?.kind ?? '');
  const [expiresOn, setExpiresOn] = useState(file.credential?.expiresOn ?? '');
  const [isOpenToClients, setOpenToClients] = useState(file.credential?.isOpenToClients ?? false);
  const { message, isSaving, save } = useDialogSave(onClose);
  return (
    <Modal opened onClose={onClose} title={`${texts.credential}: ${file.name}`} size="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save(() => onSave({ kind: kind.trim(), expiresOn, isOpenToClients }));
        }}
      >
        <Stack gap="sm">
          <TextInput
            label={texts.credentialKind}
            data-autofocus
            maxLength={100}
            value={kind}
            error={message || undefined}
            onChange={(event) => {
              setKind(event.currentTarget.value);
            }}
          />
          <TextInput
            type="date"
            label={texts.credentialExpiry}
            value={expiresOn}
            onChange={(event) => {
              setExpiresOn(event.currentTarget.value);
            }}
          />
          <Checkbox
            label={texts.credentialOpens}
            description={texts.credentialOpensHint}
            checked={isOpenToClients}
            onChange={(event) => {
              setOpenToClients(event.currentTarget.checked);
            }}
          />
          <Group justify="flex-end" gap="xs">
            {file.credential && (
              <Button variant="subtle" disabled={isSaving} onClick={() => void save(() => onSave(null))}>
                {texts.noCredential}
              </Button>
            )}
            <Button type="submit" loading={isSaving} disabled={kind.trim() === ''}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
