import { getIn } from 'formik';
import { useCallback } from 'react';
import { afterPointer } from './after-pointer';
import { useFormPart, useFormStore } from './form-store';

/**
 * A field of the surrounding form for an input that renders only when its own value or error changes: `type`, `set` and
 * `onBlur` stay the same from one render to the next.
 */
export function useStableField(name: string) {
  const store = useFormStore();
  const value = useFormPart((form): unknown => getIn(form.values, name));
  const error = useFormPart(({ touched, errors }) =>
    getIn(touched, name) ? firstMessage(getIn(errors, name)) : undefined,
  );
  /** A value while it is being typed: its error appears once the field is left. */
  const type = useCallback((next: unknown) => void store.current().setFieldValue(name, next), [name, store]);
  /** A value that is complete. */
  const set = useCallback(
    (next: unknown) => {
      void store.current().setFieldTouched(name, true, false);
      void store.current().setFieldValue(name, next);
    },
    [name, store],
  );
  const onBlur = useCallback(() => {
    afterPointer(() => void store.current().setFieldTouched(name, true));
  }, [name, store]);
  return { value, error, type, set, onBlur };
}

/** The error of a list is at the index of the entry, and may be nested. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return undefined;
  for (const below of Object.values(error)) {
    const message = firstMessage(below);
    if (message) return message;
  }
  return undefined;
}
