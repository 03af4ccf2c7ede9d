import { useLocalStorage } from '@mantine/hooks';
import { useMemo } from 'react';
import { defaultColumnIds, type Column } from './column';

/** Which columns a table shows: chosen by the person, remembered in this browser, reset to the defaults. */
export function useColumnChoice<Row>(tableId: string, columns: readonly Column<Row>[]) {
  const defaults = useMemo(() => defaultColumnIds(columns), [columns]);
  const [chosen, setChosen, forget] = useLocalStorage<string[] | null>({
    key: `portal.columns.${tableId}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const ids = chosen ?? defaults;
  return {
    ids,
    visible: columns.filter((column) => ids.includes(column.id)),
    toggle: (id: string) => {
      setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
    },
    reset: forget,
  };
}
