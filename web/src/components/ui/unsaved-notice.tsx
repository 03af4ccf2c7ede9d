import { saveStateTexts } from '@portal/domain/texts/states';
import { Text } from '@mantine/core';

/** Beside the button of a form: tells that what was sent is not saved yet. Always there, so that it is read out. */
export function UnsavedNotice({ isShown }: { isShown: boolean }) {
  return (
    <Text size="sm" c="var(--score-red)" role="status">
      {isShown ? saveStateTexts.notSaved : ''}
    </Text>
  );
}
