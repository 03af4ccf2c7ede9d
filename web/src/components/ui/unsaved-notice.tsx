import { saveStateTexts } from '@portal/domain/texts/states';
import { Text } from '@mantine/core';

/** Next to a form's button: shows that a save is not stored yet. Always rendered, so that it is read out. */
export function UnsavedNotice({ isShown }: { isShown: boolean }) {
  return (
    <Text size="sm" c="var(--score-red)" role="status">
      {isShown ? saveStateTexts.notSaved : ''}
    </Text>
  );
}
