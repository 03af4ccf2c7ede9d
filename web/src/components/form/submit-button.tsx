import { Button, type ButtonProps } from '@mantine/core';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../ui/use-kept-focus';

/**
 * The submit button of a form; it is busy while the form is being submitted, so that a second press submits nothing.
 */
export function SubmitButton({
  children,
  requireChange = false,
  requireValid = false,
  ...props
}: ButtonProps & { children: ReactNode; requireChange?: boolean; requireValid?: boolean }) {
  const { isSubmitting, dirty, isValid } = useFormikContext();
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
