import { attachmentsPanelTexts } from '@portal/domain/texts/candidate-page';
import { Button, FileButton } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useRef, type RefObject } from 'react';

interface Props {
  ref: RefObject<HTMLButtonElement | null>;
  onAdd: (files: File[]) => void;
}

/** Opens the file dialog. A canceled or refused file can be chosen again at once. */
export function AddFiles({ ref, onAdd }: Props) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      resetRef={reset}
      onChange={(files) => {
        // Without a reset the browser reports no change for the same file.
        reset.current?.();
        onAdd(files);
      }}
    >
      {(props) => (
        <Button {...props} ref={ref} leftSection={<IconFilePlus size={16} aria-hidden />}>
          {attachmentsPanelTexts.upload}
        </Button>
      )}
    </FileButton>
  );
}
