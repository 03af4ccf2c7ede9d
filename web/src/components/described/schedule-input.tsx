import { isCron, nextRuns } from '@portal/domain/schedules/cron';
import {
  choiceOf,
  defaultSchedule,
  expressionOf,
  hasTime,
  scheduleKinds,
  type ScheduleChoice,
} from '@portal/domain/schedules/schedule-choice';
import { scheduleTexts as texts } from '@portal/domain/texts/schedules';
import { Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../ui/format';
import type { InputProps } from './input-props';
import { textOf } from './text-inputs';

const shownRuns = 3;
const kinds = scheduleKinds.map((value) => ({ value, label: texts.kinds[value] }));

/** When something is repeated: by choice, or by the user's own cron expression; with its next times. */
export function ScheduleInput({ name, field, value, error, type, set, onBlur, isReadOnly, description }: InputProps) {
  const expression = textOf(value);
  // An expression that is being typed may be one of the choices for a moment.
  const [isOwn, setOwn] = useState(() => choiceOf(expression).kind === 'own');
  const choice: ScheduleChoice = isOwn ? { ...choiceOf(expression), kind: 'own' } : choiceOf(expression);
  const choose = (next: Partial<ScheduleChoice>) => {
    const chosen = { ...choice, ...next };
    setOwn(chosen.kind === 'own');
    set(expressionOf(chosen) ?? (expression === '' ? defaultSchedule : expression));
  };
  return (
    <Stack gap="xs" role="group" aria-label={field.label}>
      <Group gap="sm" align="flex-end" grow>
        <Select
          label={field.label}
          description={description}
          value={choice.kind}
          data={kinds}
          allowDeselect={false}
          disabled={isReadOnly}
          onChange={(kind) => {
            choose({ kind: kind ?? 'default' });
          }}
        />
        {hasTime(choice.kind) && (
          <TextInput
            type="time"
            label={texts.time}
            value={choice.time}
            disabled={isReadOnly}
            onBlur={onBlur}
            onChange={(event) => {
              if (event.currentTarget.value !== '') choose({ time: event.currentTarget.value });
            }}
          />
        )}
      </Group>
      {choice.kind === 'own' && (
        <TextInput
          name={name}
          label={texts.expression}
          description={texts.expressionHelp}
          value={expression}
          error={error}
          disabled={isReadOnly}
          onBlur={onBlur}
          onChange={(event) => {
            type(event.currentTarget.value);
          }}
        />
      )}
      <NextRuns expression={expression.trim() || defaultSchedule} />
    </Stack>
  );
}

function NextRuns({ expression }: { expression: string }) {
  const [now] = useState(() => Date.now());
  if (!isCron(expression)) return null;
  const runs = nextRuns(expression, now, shownRuns) ?? [];
  return (
    <Text size="xs" c="dimmed" role="status">
      {texts.next(runs.map((run) => formatMoment(run)))}
    </Text>
  );
}
