import { isPartialReading, type Reading } from '@portal/domain/resumes/reading';
import { readingTexts } from '@portal/domain/texts/reading';
import { Text } from '@mantine/core';

/** Says that content of a resume may be missing, and what; nothing for a resume parsed in full. */
export function ReadingWarning({ reading }: { reading: Reading }) {
  if (!isPartialReading(reading)) return null;
  return (
    <Text size="xs" c="var(--score-red)" role="status" title={readingTexts.missing(reading)}>
      {`${readingTexts.warning}. ${readingTexts.missing(reading)}`}
    </Text>
  );
}
