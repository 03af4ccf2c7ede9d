import { undoMs } from '@portal/domain/constants/tables';
import { failureTexts } from '@portal/domain/texts/states';
import { tableTexts } from '@portal/domain/texts/tables';
import { Button, Group, Text } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { notifications, type NotificationData } from '@mantine/notifications';
import { answerUndoKey } from './undo-key';

/**
 * Announces what was done and offers to undo it, by its button or by Ctrl+Z while it is shown. It stays while it has
 * the pointer or the keyboard focus.
 * @param undo restores the former state; its failure is shown.
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
