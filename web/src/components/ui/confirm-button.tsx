import { formTexts } from '@portal/domain/texts/form';
import { Button, Group, Modal, Stack, Text, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useWork } from './use-work';

interface Props extends ButtonProps {
  children: ReactNode;
  /** The question, as a title. */
  question: string;
  /** Its consequence. */
  consequence: string;
  /** The label of the button that does it. */
  confirm: string;
  /** Reports its own failure; either way the question closes. */
  onConfirm: () => Promise<unknown>;
}

/** A button for what cannot be undone: it asks first, and is busy while it works. */
export function ConfirmButton({ children, question, consequence, confirm, onConfirm, ...props }: Props) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const { isBusy, work } = useWork();
  return (
    <>
      <Button {...props} onClick={open}>
        {children}
      </Button>
      <Modal opened={isOpen} onClose={close} title={question} centered closeOnClickOutside={!isBusy}>
        <Stack>
          <Text size="sm">{consequence}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close} disabled={isBusy} data-autofocus>
              {formTexts.cancel}
            </Button>
            <Button
              color="red"
              loading={isBusy}
              onClick={() => {
                work(() => onConfirm().finally(close));
              }}
            >
              {confirm}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
