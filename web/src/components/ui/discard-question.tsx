import { discardTexts } from '@portal/domain/texts/states';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';

interface Props {
  isAsked: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks whether unsaved changes may be discarded. Keeping them is the safe answer and has the focus. */
export function DiscardQuestion({ isAsked, onStay, onDiscard }: Props) {
  return (
    // The caller returns the focus: only it knows what the question interrupted.
    <Modal opened={isAsked} onClose={onStay} returnFocus={false} title={discardTexts.question} centered zIndex={300}>
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
