import { useCallback, useState } from 'react';
import { nextSort, type Sort } from './column';

/** How a table is sorted, and what a click on a column does to it. */
export function useSort(initial: Sort): { sort: Sort; onSort: (field: string) => void } {
  const [sort, setSort] = useState(initial);
  const onSort = useCallback((field: string) => {
    setSort((current) => nextSort(current, field));
  }, []);
  return { sort, onSort };
}
