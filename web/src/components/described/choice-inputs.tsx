import { boundsOf, isOn } from '@portal/domain/fields/describe';
import { featureFlagOf } from '@portal/domain/fields/feature-flag';
import { formTexts } from '@portal/domain/texts/form';
import { settingsPageTexts } from '@portal/domain/texts/settings';
import { CloseButton, ColorInput, MultiSelect, NumberInput, Pill, Select, Switch, Text } from '@mantine/core';
import { isFaintOnWhite } from '../../theme/accent';
import { ChipsInput } from '../form/chips-input';
import type { InputProps } from './input-props';
import { textOf } from './text-inputs';

/** On or off: a switch, or a flag that is stored as a text. */
export function SwitchInput({ name, field, value, error, set, onBlur, isReadOnly, description }: InputProps) {
  return (
    <Switch
      name={name}
      label={field.label}
      description={description}
      checked={isOn(field, value)}
      error={error}
      onBlur={onBlur}
      disabled={isReadOnly}
      onChange={(event) => {
        const isChecked = event.currentTarget.checked;
        set(field.kind === 'flag' ? featureFlagOf(isChecked) : isChecked);
      }}
    />
  );
}

/** One of several. Choices that are numbers stay numbers. */
export function ChoiceInput({ name, field, value, error, set, onBlur, ...props }: InputProps) {
  const isNumeric = field.schema.type === 'number';
  const isOptional = field.default === null || field.default === undefined;
  return (
    <Select
      name={name}
      label={field.label}
      description={props.description}
      placeholder={props.placeholder}
      value={typeof value === 'number' ? String(value) : textOf(value) || null}
      data={[...field.options]}
      error={error}
      onBlur={onBlur}
      disabled={props.isReadOnly}
      clearable={isOptional}
      allowDeselect={false}
      onChange={(next) => {
        if (next === null) set(isNumeric ? null : undefined);
        else set(isNumeric ? Number(next) : next);
      }}
    />
  );
}

export function NumericInput({ name, field, value, error, type, onBlur, ...props }: InputProps) {
  const { min, max } = boundsOf(field.schema);
  return (
    <NumberInput
      name={name}
      label={field.label}
      description={props.description}
      placeholder={props.placeholder}
      value={typeof value === 'number' ? value : ''}
      error={error}
      onBlur={onBlur}
      disabled={props.isReadOnly}
      required={field.isRequired}
      min={min}
      max={max}
      clampBehavior="none"
      onChange={(next) => {
        type(typeof next === 'number' ? next : null);
      }}
    />
  );
}

/** A color; empty follows what the placeholder shows. */
export function ColorField({ name, field, value, error, type, onBlur, ...props }: InputProps) {
  const color = textOf(value);
  const isFaint = isFaintOnWhite(color);
  return (
    <ColorInput
      name={name}
      label={field.label}
      description={props.description}
      placeholder={props.placeholder}
      value={color}
      error={error}
      onBlur={onBlur}
      disabled={props.isReadOnly}
      format="hex"
      eyeDropperButtonProps={{ 'aria-label': formTexts.pickColor }}
      rightSection={
        color === '' ? undefined : (
          <CloseButton
            size="sm"
            aria-label={settingsPageTexts.remove(field.label)}
            onClick={() => {
              type('');
            }}
          />
        )
      }
      inputContainer={(children) => (
        <>
          {children}
          {isFaint && (
            <Text size="xs" c="dimmed" mt={4}>
              {settingsPageTexts.lowContrast}
            </Text>
          )}
        </>
      )}
      onChange={type}
    />
  );
}

/** Several entries: free ones with suggestions, or chosen from a closed list. */
export function ListInput({ name, field, value, error, set, onBlur, ...props }: InputProps) {
  const entries = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  const { max } = boundsOf(field.schema);
  const shared = {
    name,
    label: field.label,
    description: props.description,
    placeholder: entries.length === 0 ? props.placeholder : undefined,
    value: entries,
    error,
    onBlur,
    disabled: props.isReadOnly,
    onChange: set,
  };
  const known = field.options.map((option) => option.value);
  if (field.isClosedList) {
    const others = entries.filter((entry) => !known.includes(entry)).map((entry) => ({ value: entry, label: entry }));
    return (
      <MultiSelect {...shared} data={[...field.options, ...others]} maxValues={max} searchable hidePickedOptions />
    );
  }
  const wordOf = (entry: string) => field.options.find((option) => option.value === entry)?.label ?? entry;
  return (
    <ChipsInput
      {...shared}
      data={known}
      maxTags={max}
      splitChars={[',', ';', '\n']}
      renderOption={({ option }) => wordOf(option.value)}
      renderPill={({ value: entry, onRemove, disabled = false }) => (
        <Pill withRemoveButton={!disabled} disabled={disabled} onRemove={onRemove}>
          {wordOf(String(entry))}
        </Pill>
      )}
    />
  );
}
