import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Calls back when the form was submitted and is invalid.
 * @param onInvalid receives the messages of its fields, and the errors by field.
 */
export function useInvalidSubmit(onInvalid: (messages: readonly string[], errors: object) => void): void {
  const { submitCount, isSubmitting, isValidating, errors } = useFormikContext();
  const latest = useRef(onInvalid);
  const answered = useRef(submitCount);
  useEffect(() => {
    latest.current = onInvalid;
  });
  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === answered.current) return;
    answered.current = submitCount;
    const messages = messagesOf(errors);
    if (messages.length > 0) latest.current(messages, errors);
  }, [submitCount, isSubmitting, isValidating, errors]);
}

function messagesOf(errors: unknown): string[] {
  if (typeof errors === 'string') return [errors];
  return typeof errors === 'object' && errors !== null ? Object.values(errors).flatMap(messagesOf) : [];
}
