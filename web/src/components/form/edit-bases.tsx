import { isSame } from '@portal/domain/fields/is-same';
import { valueAt } from '@portal/domain/fields/value-at';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';

interface Props {
  paths: readonly string[];
  /** Gets the stored value of each setting as it was before it was edited. */
  bases: Map<string, unknown>;
}

/**
 * Notes with which value the edit of each setting begins. The form takes over what others store, except in settings that are
 * being edited: for those the value before the edit says whether a save overwrites somebody else's.
 */
export function EditBases({ paths, bases }: Props) {
  const { values, initialValues } = useFormikContext<Record<string, unknown>>();
  useEffect(() => {
    for (const path of paths) {
      const stored = valueAt(initialValues, path);
      if (!bases.has(path) || isSame(valueAt(values, path), stored)) bases.set(path, stored);
    }
  }, [paths, bases, values, initialValues]);
  return null;
}
