import { undoMs } from '@portal/domain/constants/tables';
import { failureTexts } from '@portal/domain/texts/states';
import { tableTexts } from '@portal/domain/texts/tables';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/**
 * Tells what was done, and offers to take it back.
 * @param undo brings back what was; when it fails, that is told.
 */
export function offerUndo(message: string, undo: () => Promise<void>): void {
  const id = notifications.show({
    autoClose: undoMs,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            notifications.hide(id);
            undo().catch(() => {
              notifications.show({ color: 'red', message: failureTexts.somethingHapened });
            });
          }}
        >
          {tableTexts.undo}
        </Button>
      </Group>
    ),
  });
}
