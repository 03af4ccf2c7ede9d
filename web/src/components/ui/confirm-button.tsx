import { Button, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { useWork } from './use-work';

interface Props extends ButtonProps {
  children: ReactNode;
  /** The question, as a title. */
  question: string;
  /** Its consequence. */
  consequence: ReactNode;
  /** The label of the button that does it. */
  confirm: string;
  /** Reports its own failure; either way the question closes. */
  onConfirm: () => Promise<unknown>;
}

/** A button for what takes effect at once: it asks first, and is busy while it works. */
export function ConfirmButton({ children, question, consequence, confirm, onConfirm, ...props }: Props) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const { isBusy, work } = useWork();
  return (
    <>
      <Button {...props} onClick={open}>
        {children}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={question}
          consequence={consequence}
          confirm={confirm}
          isBusy={isBusy}
          onClose={close}
          onConfirm={() => {
            work(() => onConfirm().finally(close));
          }}
        />
      )}
    </>
  );
}
