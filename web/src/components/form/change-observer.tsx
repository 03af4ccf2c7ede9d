import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** Reports whether the form around it has changed values; none once it is gone. */
export function ChangeObserver({ onChange }: { onChange: (isChanged: boolean) => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => {
    onChange(dirty);
    return () => {
      onChange(false);
    };
  }, [dirty, onChange]);
  return null;
}
