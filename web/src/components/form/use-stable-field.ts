import { getIn, useFormikContext } from 'formik';
import { useCallback } from 'react';
import { afterPointer } from './after-pointer';

/**
 * A field of the surrounding form for an input that renders only when its own value or error changes: `type`, `set` and
 * `onBlur` stay the same from one render to the next.
 */
export function useStableField(name: string) {
  const { values, errors, touched, setFieldValue, setFieldTouched } = useFormikContext<Record<string, unknown>>();
  /** A value while it is being typed: its error appears once the field is left. */
  const type = useCallback((value: unknown) => void setFieldValue(name, value), [name, setFieldValue]);
  /** A value that is complete. */
  const set = useCallback(
    (value: unknown) => {
      void setFieldTouched(name, true, false);
      void setFieldValue(name, value);
    },
    [name, setFieldTouched, setFieldValue],
  );
  const onBlur = useCallback(() => {
    afterPointer(() => void setFieldTouched(name, true));
  }, [name, setFieldTouched]);
  const value: unknown = getIn(values, name);
  const error = getIn(touched, name) ? firstMessage(getIn(errors, name)) : undefined;
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
