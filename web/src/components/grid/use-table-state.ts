import { defaultPageSize, pageSizes } from '@portal/domain/constants/tables';
import { useCallback, useContext, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { nextSort, type Column, type Sort } from './column';
import { NavigationPending } from './navigation-pending';
import type { Anchor, TableState } from './table-model';
import { usePreferences, type Preferences } from './use-preferences';

interface Options {
  /** Names the table in the preferences of the user. */
  tableId: string;
  columns: readonly Pick<Column<never>, 'sortField'>[];
  initialSort: Sort;
  /** Prefix that keeps tables of one screen apart in the URL; left out where there is only one. */
  urlPrefix?: string;
}

/**
 * The state of a table: from the URL, else from the user's preferences, else the default. A value in the URL that the
 * table does not know is ignored: a shared link may be old.
 */
export function useTableState({ tableId, columns, initialSort, urlPrefix = '' }: Options): TableState {
  const [params, setParams] = useSearchParams();
  const isLeft = useContext(NavigationPending);
  const { preferences, remember } = usePreferences(tableId);
  const name = useCallback((part: string) => (urlPrefix ? `${urlPrefix}.${part}` : part), [urlPrefix]);

  // Columns change with every selected row; what they sort by does not.
  const sortFields = columns.flatMap(({ sortField }) => sortField ?? []).join(' ');
  const askedSort = params.get(name('sort'));
  const sort = useMemo(
    () => sortOf(askedSort, sortFields) ?? knownSort(preferences, sortFields) ?? initialSort,
    [askedSort, sortFields, preferences, initialSort],
  );
  const pageSize = sizeOf(params.get(name('size'))) ?? sizeOf(String(preferences.pageSize)) ?? defaultPageSize;
  const search = params.get(name('q')) ?? '';
  const place = useMemo(() => placeOf(params, name), [params, name]);

  const change = useCallback(
    (changes: Readonly<Partial<Record<string, string | null>>>, options?: { replace: boolean }) => {
      if (isLeft) return;
      setParams((current) => {
        const next = new URLSearchParams(current);
        // Another order or filter has other pages.
        for (const part of ['page', 'after', 'before']) next.delete(name(part));
        for (const [part, value] of Object.entries(changes)) {
          if (value === null || value === undefined || value === '') next.delete(name(part));
          else next.set(name(part), value);
        }
        return next;
      }, options);
    },
    [setParams, name, isLeft],
  );

  return useMemo(
    () => ({
      tableId,
      sort,
      pageSize,
      ...place,
      search,
      onSort: (field) => {
        const next = nextSort(sort, field);
        remember({ sort: next });
        change({ sort: sortText(next) });
      },
      onPageSize: (size) => {
        remember({ pageSize: size });
        change({ size: String(size) });
      },
      onPage: (nextPage, nextAnchor = null) => {
        change({
          ...(nextPage > 0 ? { page: String(nextPage + 1) } : {}),
          ...(nextAnchor ? { [nextAnchor.side]: nextAnchor.id } : {}),
        });
      },
      onLost: () => {
        change({}, { replace: true });
      },
      // A word is one step in the history, not each of its letters.
      onSearch: (text) => {
        change({ q: text }, { replace: search !== '' });
      },
      filter: (part) => params.get(name(part)),
      onFilter: (part, value) => {
        change({ [part]: value });
      },
      link: () => {
        const all = new URLSearchParams(params);
        all.set(name('sort'), sortText(sort));
        all.set(name('size'), String(pageSize));
        return `${window.location.origin}${window.location.pathname}?${all.toString()}`;
      },
    }),
    [tableId, sort, pageSize, place, search, params, change, remember, name],
  );
}

/** `-createdAt`: the field, with a minus for descending. */
function sortText({ field, direction }: Sort): string {
  return direction === 'desc' ? `-${field}` : field;
}

function sortOf(text: string | null, sortFields: string): Sort | null {
  if (text === null) return null;
  const sort: Sort = text.startsWith('-')
    ? { field: text.slice(1), direction: 'desc' }
    : { field: text, direction: 'asc' };
  return sortFields.split(' ').includes(sort.field) ? sort : null;
}

function knownSort({ sort }: Preferences, sortFields: string): Sort | null {
  return sort && sortFields.split(' ').includes(sort.field) ? sort : null;
}

function sizeOf(text: string | null): number | null {
  return pageSizes.find((size) => String(size) === text) ?? null;
}

function placeOf(params: URLSearchParams, name: (part: string) => string): { page: number; anchor: Anchor | null } {
  const number = Number(params.get(name('page')) ?? '1');
  const page = Number.isSafeInteger(number) && number > 1 ? number - 1 : 0;
  const after = params.get(name('after'));
  const before = params.get(name('before'));
  if (page === 0) return { page, anchor: null };
  if (after) return { page, anchor: { side: 'after', id: after } };
  return { page, anchor: before ? { side: 'before', id: before } : null };
}
