import { attachmentsPanelTexts } from '@portal/domain/texts/candidate-page';
import { Button, FileButton } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useRef, type RefObject } from 'react';

interface Props {
  ref: RefObject<HTMLButtonElement | null>;
  onAdd: (files: File[]) => void;
}

/** Opens the choice of files. One that was canceled or refused can be chosen again at once. */
export function AddFiles({ ref, onAdd }: Props) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      resetRef={reset}
      onChange={(files) => {
        // What is chosen already is no change, of which the browser would tell nobody.
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
