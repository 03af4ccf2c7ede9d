import { isFromScan } from '@portal/domain/resumes/reading';
import { correctionTexts } from '@portal/domain/texts/corrections';
import { readingTexts } from '@portal/domain/texts/reading';
import { Badge, Button, Group, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { formatDayAndTime } from '../../../components/ui/format';
import { useResumeEditor } from './resume-editor';

/** A field that a user corrected. */
export interface CorrectedField {
  label: string;
  value: string;
  original: string | null;
  byName: string;
  at: number;
}

interface Props {
  isUncertain: boolean;
  corrected: readonly CorrectedField[];
  name: string;
  onConfirm: () => void;
  onRestore: () => void;
}

/** Next to a value: a request to check it, or who corrected it and the parsed value. */
export function ValueStatus({ isUncertain, corrected, name, onConfirm, onRestore }: Props) {
  const { parsed } = useResumeEditor();
  if (isUncertain) {
    return (
      <Group gap={6} wrap="nowrap" component="span">
        <Badge size="sm" radius="sm" variant="light" color="orange" c="var(--ink)" tt="none" data-doubtful>
          {isFromScan(parsed.reading) ? readingTexts.doubtful : correctionTexts.pleaseCheck}
        </Badge>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`${correctionTexts.looksRight}: ${name}`}
          onClick={onConfirm}
        >
          {correctionTexts.looksRight}
        </Button>
      </Group>
    );
  }
  if (corrected.length === 0) return null;
  const isAdded = corrected.every(({ original }) => original === null);
  const isConfirmed = corrected.every(({ value, original }) => value === original);
  const label = isAdded ? correctionTexts.added : isConfirmed ? correctionTexts.confirmed : correctionTexts.corrected;
  return (
    <Popover width={300} position="bottom-start" withArrow trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton aria-label={`${label}: ${name}`}>
          <Badge
            size="sm"
            radius="sm"
            variant="light"
            color={isConfirmed ? 'gray' : 'accent'}
            tt="none"
            style={{ cursor: 'pointer' }}
          >
            {label}
          </Badge>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          {corrected.map(({ label: field, original, byName, at }) => (
            <div key={field}>
              <Text size="xs" fw={600}>
                {field}
              </Text>
              {original !== null && (
                <Text size="xs" lineClamp={4} style={{ overflowWrap: 'anywhere' }}>
                  {correctionTexts.read(original)}
                </Text>
              )}
              <Text size="xs" c="dimmed">
                {correctionTexts.byAndWhen(byName, formatDayAndTime(timeOf(at)))}
              </Text>
            </div>
          ))}
          {!isAdded && (
            <Button size="compact-sm" variant="default" onClick={onRestore}>
              {correctionTexts.restore}
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Milliseconds since 1970 in the form in which other times are stored. */
function timeOf(at: number) {
  return { seconds: Math.floor(at / 1_000), nanoseconds: 0, toDate: () => new Date(at), toMillis: () => at };
}
