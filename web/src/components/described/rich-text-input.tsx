import { Stack } from '@mantine/core';
import { useRef } from 'react';
import { RichText, type RichTextHandle } from '../editor/rich-text';
import type { InputProps } from './input-props';
import { textOf } from './text-inputs';
import { Variables } from './variables';

/** Formatted text, with its variables as chips. */
export function RichTextInput({ field, value, error, type, onBlur, isReadOnly, description }: InputProps) {
  const editor = useRef<RichTextHandle>(null);
  return (
    <Stack gap={4}>
      <RichText
        ref={editor}
        label={field.label}
        value={textOf(value)}
        error={error}
        placeholders={field.variables}
        isReadOnly={isReadOnly}
        onChange={type}
        onBlur={onBlur}
        {...(description === undefined ? {} : { description })}
      />
      <Variables names={field.variables} onInsert={(text) => editor.current?.insertText(text)} />
    </Stack>
  );
}
