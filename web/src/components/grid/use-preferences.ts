import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useContext } from 'react';
import type { Sort } from './column';
import { TableOwner } from './table-owner';

/** A user's stored preferences for a table (docs/decisions/009-table-choices.md). */
export interface Preferences {
  /** Ids of the shown columns; left out, the table's own. */
  columns?: string[] | undefined;
  pageSize?: number;
  sort?: Sort;
}

/** The user's preferences for a table, stored in this browser. */
export function usePreferences(tableId: string): {
  preferences: Preferences;
  remember: (changes: Partial<Preferences>) => void;
} {
  const owner = useContext(TableOwner);
  const [preferences, set] = useLocalStorage<Preferences>({
    key: `portal.table.${owner}.${tableId}`,
    defaultValue: {},
    getInitialValueInEffect: false,
    deserialize: read,
  });
  const remember = useCallback(
    (changes: Partial<Preferences>) => {
      set((current) => ({ ...current, ...changes }));
    },
    [set],
  );
  return { preferences, remember };
}

/** The stored value may be of an older version, or invalid. */
function read(text: string | undefined): Preferences {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? checked(value) : {};
  } catch {
    return {};
  }
}

function checked(value: object): Preferences {
  const preferences: Preferences = {};
  if ('columns' in value && Array.isArray(value.columns)) {
    preferences.columns = value.columns.filter((id): id is string => typeof id === 'string');
  }
  if ('pageSize' in value && typeof value.pageSize === 'number') preferences.pageSize = value.pageSize;
  if ('sort' in value && isSort(value.sort)) preferences.sort = value.sort;
  return preferences;
}

function isSort(value: unknown): value is Sort {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    typeof value.field === 'string' &&
    'direction' in value &&
    (value.direction === 'asc' || value.direction === 'desc')
  );
}
