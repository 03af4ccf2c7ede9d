import { undoMs } from '@portal/domain/constants/tables';
import { failureTexts } from '@portal/domain/texts/states';
import { tableTexts } from '@portal/domain/texts/tables';
import { Button, Group, Text } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { notifications, type NotificationData } from '@mantine/notifications';
import { answerUndoKey } from './undo-key';

/**
 * Tells what was done, and offers to take it back: by its button, or by Ctrl+Z for as long as it is shown. It stays while
 * the pointer or the keyboard is on it.
 * @param undo brings back what was; when it fails, that is told.
 */
export function offerUndo(message: string, undo: () => Promise<void>): void {
  const id = randomId();
  const takeBack = () => {
    notifications.hide(id);
    undo().catch(() => {
      notifications.show({ color: 'red', message: failureTexts.changeFailed });
    });
  };
  const notice: NotificationData = {
    id,
    autoClose: undoMs,
    onClose: answerUndoKey(takeBack),
    onFocus: () => {
      notifications.update({ ...notice, autoClose: false });
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) notifications.update(notice);
    },
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ flexShrink: 0 }}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={takeBack}
        >
          {tableTexts.undo}
        </Button>
      </Group>
    ),
  };
  notifications.show(notice);
}
