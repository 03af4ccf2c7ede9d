import { ChipsInput } from '../../../components/form/chips-input';
import { useFieldValue } from '../../../components/form/form-fields';

/** Addresses, entered one by one or pasted with spaces. */
export function LinksField({ name, label }: { name: string; label: string }) {
  const { value, set, error, onBlur } = useFieldValue<string[]>(name);
  // The message belongs to one of the addresses; the field shows the first.
  const messages: unknown[] = Array.isArray(error) ? error : [error];
  const message = messages.find((one) => typeof one === 'string');
  return (
    <ChipsInput
      label={label}
      value={value}
      onChange={set}
      onBlur={onBlur}
      error={typeof message === 'string' ? message : undefined}
      splitChars={[',', ' ', '\n']}
      style={{ gridColumn: '1 / -1' }}
    />
  );
}
