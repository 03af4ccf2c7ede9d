import { formTexts } from '@portal/domain/texts/form';
import type { ReactNode } from 'react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';

interface Props {
  /** The question. */
  title: string;
  consequence: ReactNode;
  /** The label of the button that does it. */
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that takes effect at once. */
export function ConfirmDialog({ title, consequence, confirm, isBusy, onConfirm, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title={title} centered closeOnClickOutside={!isBusy}>
      <Stack>
        <Text component="div" size="sm">
          {consequence}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
            {formTexts.cancel}
          </Button>
          <Button color="red" loading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
