import type { Attachment } from '@portal/domain/candidates/attachment';
import { attachmentsPanelTexts } from '@portal/domain/texts/candidate-page';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useDialogSave } from './use-dialog-save';

interface Props {
  file: Attachment;
  onClose: () => void;
  onRename: (name: string) => Promise<void>;
}

/** Renames a file. */
export function RenameFile({ file, onClose, onRename }: Props) {
  const [name, setName] = useState(file.name);
  const { message, isSaving, save } = useDialogSave(onClose);
  return (
    <Modal opened onClose={onClose} title={attachmentsPanelTexts.rename} size="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save(() => onRename(name.trim()));
        }}
      >
        <Stack gap="sm">
          <TextInput
            label={attachmentsPanelTexts.newName}
            data-autofocus
            maxLength={255}
            value={name}
            error={message || undefined}
            onChange={(event) => {
              setName(event.currentTarget.value);
            }}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {attachmentsPanelTexts.cancel}
            </Button>
            <Button type="submit" loading={isSaving} disabled={name.trim() === '' || name.trim() === file.name}>
              {attachmentsPanelTexts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
