import type { Interview } from '@portal/domain/interviews/interview';
import { maxSlots, slotLengths, slotsOfInputs } from '@portal/domain/interviews/slot-times';
import { formatSlot, ownTimeZone } from '@portal/domain/interviews/time-zone';
import { interviewScreenTexts as texts } from '@portal/domain/texts/interviews';
import { Button, Group, Stack, Text } from '@mantine/core';
import { FormSelect } from '../../../components/form/form-fields';
import { FormTextInput } from '../../../components/form/form-text-input';
import { useFormValues } from '../../../components/form/use-form-values';
import type { InterviewValues } from '../forms/interview-form';

interface Props {
  /** Whose clock is shown next to the user's own; null when unknown. */
  client: Interview['client'] | null;
  /** Whether one time is asked for, instead of several. */
  isOne: boolean;
}

/** The times of an interview on the user's clock, each with the time on the client's. */
export function TimesFields({ client, isOne }: Props) {
  const { values, setValues } = useFormValues<InterviewValues>();
  const { times, minutes } = values;
  const clientTime = (time: string) => {
    const [slot] = slotsOfInputs([time], Number(minutes));
    if (!slot || !client?.timeZone || client.timeZone === ownTimeZone()) return undefined;
    return texts.timeOf(client.name || client.email, formatSlot(slot, client.timeZone));
  };
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {texts.yourTimeZone(ownTimeZone())}
      </Text>
      {times.map((time, index) => (
        <Group key={index} align="flex-end" wrap="nowrap">
          <FormTextInput
            name={`times.${index}`}
            type="datetime-local"
            label={isOne ? texts.newTime : texts.time(index + 1)}
            description={clientTime(time)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            style={{ flex: 1 }}
          />
          {times.length > 1 && (
            <Button
              variant="subtle"
              aria-label={texts.removeTime(index + 1)}
              onClick={() => {
                setValues({ ...values, times: times.filter((_, at) => at !== index) });
              }}
            >
              ×
            </Button>
          )}
        </Group>
      ))}
      {!isOne && times.length < maxSlots && (
        <Button
          variant="subtle"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => {
            setValues({ ...values, times: [...times, ''] });
          }}
        >
          {texts.addTime}
        </Button>
      )}
      <FormSelect
        name="minutes"
        label={texts.minutes}
        clearable={false}
        data={[...new Set([...slotLengths, Number(minutes)])]
          .sort((one, other) => one - other)
          .map((length) => ({ value: String(length), label: texts.minutesOf(length) }))}
      />
    </Stack>
  );
}
