import { useCallback, useEffect, useMemo, useState } from 'react';
import { parseListQuery, writeListQuery, type ListQuery } from './list-query';

/** Changes a query; `compute` gets the current one. */
export type ChangeListQuery = (compute: (current: ListQuery) => Partial<ListQuery>) => void;

/**
 * The state of a list in its URL, so that a link, the back button and a reload show the same.
 * @returns the query, and how to change it: pages and selections get an entry in the history; a search replaces it, and
 *   shows its first page.
 */
export function useListQuery(): { query: ListQuery; change: ChangeListQuery } {
  const [search, setSearch] = useState(() => window.location.search);
  useEffect(() => {
    const onPop = () => {
      setSearch(window.location.search);
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
    };
  }, []);
  const query = useMemo(() => parseListQuery(search), [search]);
  const change = useCallback<ChangeListQuery>((compute) => {
    const before = parseListQuery(window.location.search);
    const next = compute(before);
    const isStep = next.page !== undefined || next.selected !== undefined;
    const search = writeListQuery(window.location.search, { ...before, ...(isStep ? {} : { page: 1 }), ...next });
    if (search === window.location.search) return;
    window.history[isStep ? 'pushState' : 'replaceState'](null, '', `${window.location.pathname}${search}`);
    setSearch(search);
  }, []);
  return { query, change };
}
