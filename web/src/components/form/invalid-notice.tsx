import { failureTexts } from '@portal/domain/texts/states';
import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { useInvalidSubmit } from './use-invalid-submit';

/** When a form is submitted that is not valid: says what is missing where, and goes to the first field that lacks it. */
export function InvalidNotice() {
  const place = useRef<HTMLSpanElement>(null);
  useInvalidSubmit((messages) => {
    // A closed part of the form that has the field is opened first.
    requestAnimationFrame(() => {
      const field = place.current?.closest('form')?.querySelector<HTMLInputElement>('[aria-invalid=true]');
      const label = field?.labels?.[0]?.textContent.replace(/\s*\*$/, '');
      const message = messages[0] ?? failureTexts.unexpected;
      notifications.show({ color: 'red', message: label ? `${label}: ${message}` : message });
      field?.focus();
    });
  });
  return <span ref={place} hidden />;
}
