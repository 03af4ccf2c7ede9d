import { failureTexts } from '@portal/domain/texts/states';
import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { useInvalidSubmit } from './use-invalid-submit';

/** When a form is submitted that is not valid: says what is missing, and goes to the first field that lacks it. */
export function InvalidNotice() {
  const place = useRef<HTMLSpanElement>(null);
  useInvalidSubmit((messages) => {
    notifications.show({ color: 'red', message: messages[0] ?? failureTexts.unexpected });
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
  return <span ref={place} hidden />;
}
