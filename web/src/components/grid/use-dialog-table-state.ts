import { defaultPageSize } from '@portal/domain/constants/tables';
import { useMemo, useState } from 'react';
import { nextSort, type Sort } from './column';
import type { Anchor, TableState } from './table-model';

interface Asked {
  sort: Sort;
  pageSize: number;
  page: number;
  anchor: Anchor | null;
  search: string;
}

const first = { page: 0, anchor: null };

/**
 * The state of a table in a dialog: not in the URL, and lost when the dialog closes.
 * @param tableId names the table in the user's preferences.
 */
export function useDialogTableState(tableId: string, initialSort: Sort): TableState {
  const [asked, setAsked] = useState<Asked>({ sort: initialSort, pageSize: defaultPageSize, search: '', ...first });
  return useMemo(() => {
    const change = (changes: Partial<Asked>) => {
      setAsked((current) => ({ ...current, ...first, ...changes }));
    };
    return {
      tableId,
      ...asked,
      onSort: (field) => {
        change({ sort: nextSort(asked.sort, field) });
      },
      onPageSize: (pageSize) => {
        change({ pageSize });
      },
      onPage: (page, anchor = null) => {
        change({ page, anchor });
      },
      onLost: () => {
        change({});
      },
      onSearch: (search) => {
        change({ search });
      },
      filter: () => null,
      onFilter: () => undefined,
      link: () => window.location.href,
    };
  }, [tableId, asked]);
}
