import { getCountFromServer, type Query } from 'firebase/firestore';
import { useEffect, useState } from 'react';

/**
 * How many documents a query has: null until counted. Counted again when `change` says that rows came or went, and,
 * where counting failed for want of a connection, as soon as there is one again.
 * @param id names the query completely.
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
          // The list itself tells what is wrong; the pager does without a total until there is one.
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
