import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

interface Props {
  /** What is canceled: read out, and shown to the pointer. */
  label: string;
  onCancel: () => void;
  className?: string;
}

/** Ends the upload of one file. */
export function CancelButton({ label, onCancel, className = '' }: Props) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={24}
      className={className}
      aria-label={label}
      title={label}
      onClick={onCancel}
    >
      <IconX size={16} aria-hidden />
    </ActionIcon>
  );
}
