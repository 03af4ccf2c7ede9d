import { Checkbox, Stack } from '@mantine/core';
import { useFieldValue } from './form-fields';

interface Props<Value extends string> {
  name: string;
  label: string;
  choices: readonly { value: Value; label: string; description?: string }[];
}

/** Several of a few choices, each in sight. */
export function FormCheckboxGroup<Value extends string>({ name, label, choices }: Props<Value>) {
  const { value, set, error } = useFieldValue<Value[]>(name);
  return (
    <Checkbox.Group label={label} value={value} onChange={set} error={error}>
      <Stack gap="xs" my={6}>
        {choices.map((choice) => (
          <Checkbox key={choice.value} {...choice} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
