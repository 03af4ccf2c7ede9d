import { getCountFromServer, type Query } from 'firebase/firestore';
import { useEffect, useState } from 'react';

/**
 * The number of documents of a query: null until counted. Counted again when `change` changes, and, after a failure,
 * once the browser is online again.
 * @param id a complete key of the query.
 * @param change null while there is nothing to count.
 */
export function useTotal(id: string, query: Query, change: string | null): number | null {
  const [total, setTotal] = useState<{ id: string; count: number }>();
  useEffect(() => {
    if (change === null) return undefined;
    let isCurrent = true;
    const count = () => {
      window.removeEventListener('online', count);
      getCountFromServer(query).then(
        (snapshot) => {
          if (isCurrent) setTotal({ id, count: snapshot.data().count });
        },
        () => {
          // The list itself shows the failure; the pager works without a total.
          if (isCurrent) window.addEventListener('online', count);
        },
      );
    };
    count();
    return () => {
      isCurrent = false;
      window.removeEventListener('online', count);
    };
    // `id` names the query completely.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, change]);
  return total?.id === id ? total.count : null;
}
