import { defaultColumnIds, type Column } from './column';
import { usePreferences } from './use-preferences';

/** Which columns a table shows: chosen by the person, remembered, reset to the defaults (001 §2.5). */
export function useColumnChoice<Row>(tableId: string, columns: readonly Column<Row>[]) {
  const { preferences, remember } = usePreferences(tableId);
  const ids = preferences.columns ?? defaultColumnIds(columns);
  return {
    ids,
    visible: columns.filter((column) => ids.includes(column.id)),
    toggle: (id: string) => {
      remember({ columns: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id] });
    },
    reset: () => {
      // A value of undefined is not kept: the table's own columns are back, also after they change.
      remember({ columns: undefined });
    },
  };
}
