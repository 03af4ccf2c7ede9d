import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../ui/use-kept-focus';
import { useFormPart } from './form-store';

/**
 * The submit button of a form; it is busy while the form is being submitted, so that a second press submits nothing.
 */
export function SubmitButton({
  children,
  requireChange = false,
  requireValid = false,
  ...props
}: ButtonProps & { children: ReactNode; requireChange?: boolean; requireValid?: boolean }) {
  const isSubmitting = useFormPart((form) => form.isSubmitting);
  const dirty = useFormPart((form) => form.dirty);
  const isValid = useFormPart((form) => form.isValid);
  const button = useKeptFocus(isSubmitting);
  return (
    <Button
      ref={button}
      type="submit"
      loading={isSubmitting}
      disabled={(requireChange && !dirty) || (requireValid && !isValid)}
      {...props}
    >
      {children}
    </Button>
  );
}
