import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { afterPointer } from './after-pointer';

export interface ChipsInputProps extends Omit<TagsInputProps, 'value'> {
  value: string[];
}

/**
 * A list of entries as chips. An entry that was typed and not confirmed belongs to the list as soon as the field is left;
 * its chip is drawn only after the click that left the field, because a chip that appears between press and release
 * moves the page, and the click would miss its button.
 */
export function ChipsInput({ value, ...props }: ChipsInputProps) {
  const [drawn, setDrawn] = useState(value);
  useLayoutEffect(() => {
    let isLatest = true;
    afterPointer(() => {
      if (isLatest) setDrawn(value);
    });
    return () => {
      isLatest = false;
    };
  }, [value]);
  return <TagsInput {...props} value={drawn} acceptValueOnBlur />;
}
