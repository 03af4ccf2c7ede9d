import { useCallback, useEffect, useMemo, useState } from 'react';
import { parseListQuery, writeListQuery, type ListQuery } from './list-query';

/**
 * The state of a list in its URL, so that a link, the back button and a reload show the same.
 * @returns the query, and how to change it: pages and selections get an entry in the history, others replace it.
 */
export function useListQuery(): { query: ListQuery; change: (next: Partial<ListQuery>) => void } {
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
  const change = useCallback((next: Partial<ListQuery>) => {
    const current = window.location.search;
    const search = writeListQuery(current, { ...parseListQuery(current), ...next });
    if (search === current) return;
    const isStep = next.page !== undefined || next.selected !== undefined;
    window.history[isStep ? 'pushState' : 'replaceState'](null, '', `${window.location.pathname}${search}`);
    setSearch(search);
  }, []);
  return { query, change };
}
