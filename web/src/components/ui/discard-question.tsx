import { discardTexts } from '@portal/domain/texts/states';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';

interface Props {
  isAsked: boolean;
  /** Left out, Escape is answered by whoever asks. */
  closeOnEscape?: boolean;
  returnFocus?: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks whether what was changed and not saved may be lost. To go on editing is the safe answer, and has the focus. */
export function DiscardQuestion({ isAsked, closeOnEscape = true, returnFocus = true, onStay, onDiscard }: Props) {
  return (
    <Modal
      opened={isAsked}
      onClose={onStay}
      closeOnEscape={closeOnEscape}
      returnFocus={returnFocus}
      title={discardTexts.question}
      centered
      zIndex={300}
    >
      <Stack>
        <Text size="sm">{discardTexts.consequence}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onStay} data-autofocus>
            {discardTexts.keep}
          </Button>
          <Button color="red" onClick={onDiscard}>
            {discardTexts.discard}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
