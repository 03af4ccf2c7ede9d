import { defaultColumnIds, type Column } from './column';
import { usePreferences } from './use-preferences';

/** Which columns a table shows: chosen by the user, stored, reset to the defaults. */
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
      // `undefined` is not stored, so that later changes of the defaults apply.
      remember({ columns: undefined });
    },
  };
}
