import { reselectDelayMs } from '@portal/domain/constants/tearsheets';
import { useEffect, useState } from 'react';

/**
 * The entry whose details are shown: cleared and set again when another is selected, so that nothing of the previous one,
 * such as an unfinished answer, stays.
 */
export function useSelection(selected: string): string {
  const [shown, setShown] = useState(selected);
  const [previous, setPrevious] = useState(selected);
  if (previous !== selected) {
    setPrevious(selected);
    setShown('');
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(selected);
    }, reselectDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [selected]);
  return shown;
}
