import { isFromScan, type Reading } from '@portal/domain/resumes/reading';
import { readingTexts } from '@portal/domain/texts/reading';
import { Text } from '@mantine/core';

/** Says that the text of a resume was recognized from pictures; nothing for other resumes. */
export function ScanNote({ reading }: { reading: Reading }) {
  if (!isFromScan(reading)) return null;
  return (
    <Text size="xs" c="dimmed" truncate>
      {readingTexts.scan}
    </Text>
  );
}
