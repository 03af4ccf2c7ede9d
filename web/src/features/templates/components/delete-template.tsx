import { formTexts } from '@portal/domain/texts/form';
import { templateTexts } from '@portal/domain/texts/templates';
import { ActionIcon, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useWork } from '../../../components/ui/use-work';

/** Deletes a template after a question. */
export function DeleteTemplate({ name, onDelete }: { name: string; onDelete: () => Promise<unknown> }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const { isBusy, work } = useWork();
  return (
    <>
      <ActionIcon variant="subtle" color="gray" aria-label={templateTexts.delete(name)} onClick={open}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <Modal opened={isOpen} onClose={close} title={templateTexts.deleteQuestion(name)} centered>
        <Stack>
          <Text size="sm">{templateTexts.deleteConsequence}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close} disabled={isBusy} data-autofocus>
              {formTexts.cancel}
            </Button>
            <Button
              color="red"
              loading={isBusy}
              onClick={() => {
                work(() => onDelete().finally(close));
              }}
            >
              {templateTexts.deleteConfirm}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
