import { maxLineLength } from '@portal/domain/fields/text';
import { boundsOf } from '@portal/domain/fields/describe';
import { settingsPageTexts } from '@portal/domain/texts/settings';
import { Autocomplete, Button, Group, PasswordInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { CopyLinkButton } from '../ui/copy-button';
import { generateCode } from './generate-code';
import type { InputProps } from './input-props';
import { insertedAt } from './inserted-at';
import { Variables } from './variables';

const typeOf: Partial<Record<string, string>> = { email: 'email', url: 'url' };

/** A line of text. */
export function LineInput({ name, field, value, error, type, set, onBlur, ...props }: InputProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = textOf(value);
  const shared = {
    name,
    label: field.label,
    description: props.description,
    placeholder: props.placeholder,
    value: text,
    error,
    onBlur,
    disabled: props.isReadOnly,
    required: field.isRequired,
    ref: input,
  };
  if (field.options.length > 0) {
    const labels = new Map(field.options.map(({ value: each, label }) => [each, label]));
    return (
      <Autocomplete
        {...shared}
        data={[...labels.keys()]}
        limit={50}
        renderOption={({ option }) => {
          const label = labels.get(option.value) ?? option.value;
          return label === option.value ? label : `${label} (${option.value})`;
        }}
        onChange={type}
      />
    );
  }
  return (
    <Stack gap={4}>
      <TextInput
        {...shared}
        type={typeOf[field.kind] ?? 'text'}
        inputMode={field.kind === 'zipCode' ? 'numeric' : undefined}
        onChange={(event) => {
          type(event.currentTarget.value);
        }}
      />
      <Variables
        names={field.variables}
        onInsert={(variable) => {
          set(insertedAt(input.current, text, variable));
        }}
      />
    </Stack>
  );
}

/** Text of several lines. */
export function AreaInput({ name, field, value, error, type, set, onBlur, ...props }: InputProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const text = textOf(value);
  return (
    <Stack gap={4}>
      <Textarea
        ref={input}
        name={name}
        label={field.label}
        description={props.description}
        placeholder={props.placeholder}
        value={text}
        error={error}
        onBlur={onBlur}
        disabled={props.isReadOnly}
        minRows={(boundsOf(field.schema).max ?? 0) > maxLineLength ? 3 : 2}
        maxRows={12}
        autosize
        onChange={(event) => {
          type(event.currentTarget.value);
        }}
      />
      <Variables
        names={field.variables}
        onInsert={(variable) => {
          set(insertedAt(input.current, text, variable));
        }}
      />
    </Stack>
  );
}

/** An access code, hidden until it is asked for. */
export function AccessCodeInput({ name, field, value, error, type, set, onBlur, ...props }: InputProps) {
  const code = textOf(value);
  return (
    <Stack gap={6} align="flex-start">
      <PasswordInput
        w="100%"
        name={name}
        label={field.label}
        description={props.description}
        value={code}
        error={error}
        onBlur={onBlur}
        disabled={props.isReadOnly}
        autoComplete="new-password"
        required
        onChange={(event) => {
          type(event.currentTarget.value);
        }}
      />
      <Group gap="xs">
        <Button
          variant="default"
          onClick={() => {
            set(generateCode());
          }}
        >
          {settingsPageTexts.generateCode}
        </Button>
        {code !== '' && <CopyLinkButton value={code} label={settingsPageTexts.copyCode} />}
      </Group>
      <Text size="xs" c="dimmed">
        {settingsPageTexts.accessCodeHint}
      </Text>
    </Stack>
  );
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
